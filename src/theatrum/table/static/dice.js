// The browser checks the promise about chance by itself, so that nobody has to take the server's word for it.

/** Compare the seed that is shown at the end with the promise that was shown at the start. The answer is null where the
 *  browser cannot tell: it hashes on safe connections only. */
export async function isKept(promise, salt, seed) {
  if (!crypto.subtle) return null;
  const bytes = new TextEncoder().encode(`${salt}:${seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === promise;
}
