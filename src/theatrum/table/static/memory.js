// What the browser remembers from one visit to the next. Storage may be forbidden; then nothing is remembered.

export const memory = {
  read: (name) => { try { return localStorage.getItem(name); } catch { return null; } },
  /** Keep it; tell whether that was possible. */
  write: (name, value) => { try { localStorage.setItem(name, value); return true; } catch { return false; } },
};

// The links that this browser may hand out, by table: only whoever set a table up has ever seen them.
const shelf = (table) => `links:${table}`;

/** Keep them; tell whether that was possible. */
export const keepLinks = (table) => memory.write(shelf(table.table), JSON.stringify(table));

export function keptLinks(table) {
  try {
    return JSON.parse(memory.read(shelf(table)));
  } catch {
    return null;
  }
}
