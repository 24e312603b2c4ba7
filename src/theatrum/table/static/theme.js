// Light or dark, applied before the first paint: this file is loaded in the head without waiting, because an inline
// script is forbidden by our content policy and a module would run after the page has flashed in the wrong light.
(() => {
  const root = document.documentElement;
  const saved = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null; // storage may be forbidden; then the system's choice holds
    }
  };
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  apply(saved());
  addEventListener("storage", (event) => event.key === "theme" && apply(event.newValue));

  // Boards have a tall and a wide drawing; the server reads here which one this window has room for. style.css shows it by
  // the same condition.
  const roomy = matchMedia("(width >= 700px)");
  const remember = () => (document.cookie = `wide=${Number(roomy.matches)}; path=/; max-age=31536000; samesite=lax`);
  remember();
  roomy.addEventListener("change", () => {
    remember();
    dispatchEvent(new Event("reshape"));
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-theme-toggle]")) {
      const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
      apply(next);
      try {
        localStorage.setItem("theme", next);
      } catch {
        // it holds for this page only
      }
    }
    // A change of language comes back to this very place; the server is never told where we were (no referrer).
    const link = event.target.closest("a[data-keep-place]");
    if (!link) return;
    link.search = "?" + new URLSearchParams({ back: location.pathname + location.search });
    link.hash = location.hash; // it survives being sent on
    keepForms();
  });

  // What was filled in comes along to the other language: from one page to the next of the same address, and no farther.
  const shelf = `form ${location.pathname}`;
  const forms = () => [...document.querySelectorAll("form[data-keep]")];
  const keepForms = () => {
    const filled = forms().map((form) =>
      [...form.elements].filter((field) => field.name && field.type !== "file").map(({ value, checked }) => ({ value, checked })));
    try {
      if (filled.length) sessionStorage.setItem(shelf, JSON.stringify(filled));
    } catch {
      // storage may be forbidden; then it has to be filled in again
    }
  };
  addEventListener("DOMContentLoaded", () => {
    let filled = null;
    try {
      filled = JSON.parse(sessionStorage.getItem(shelf));
      sessionStorage.removeItem(shelf);
    } catch {
      // as above
    }
    forms().forEach((form, place) => {
      if (!filled) return;
      const fields = [...form.elements].filter((field) => field.name && field.type !== "file");
      fields.forEach((field, one) => {
        const was = filled[place]?.[one];
        if (!was) return;
        if (field.type === "radio" || field.type === "checkbox") field.checked = was.checked;
        else field.value = was.value;
        const more = field.closest("details");
        if (more && field.value !== field.closest("[data-default]")?.dataset.default && field.checked !== false) more.open = true;
      });
      form.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
})();
