/**
 * Remembers only that somebody logged in with this browser, never who: so that a public page asks
 * for the current user where there may be one, and a visitor's page makes no call that ends in 401.
 * Where storage is forbidden nobody can tell, and the page asks.
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

/** Storage may be forbidden: the product works without it. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
