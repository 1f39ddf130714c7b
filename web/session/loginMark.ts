/**
 * Marks that this browser has logged in before, never who. Without the mark a public page does not ask for
 * the user, which saves a visitor a call that ends in 401. Where storage is forbidden the page asks.
 */
const MARK = 'rinkside.loggedIn';

export function hasLoggedInHere(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return true;
  }
}

export function markLoggedIn(): void {
  attempt(() => localStorage.setItem(MARK, '1'));
}

export function unmarkLoggedIn(): void {
  attempt(() => localStorage.removeItem(MARK));
}

/** Storage may be forbidden; the product works without it. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
