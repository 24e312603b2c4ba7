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

  // Boards have a tall and a wide drawing; the server reads here which one this window has room for. style.css lays the
  // table out by the same condition.
  const roomy = matchMedia("(width >= 1000px) and (min-aspect-ratio: 6/5)");
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
    if (link) link.search = "?" + new URLSearchParams({ back: location.pathname + location.search });
  });
})();
