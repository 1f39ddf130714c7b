/**
 * Remembers only that somebody logged in with this browser, never who: so that a public page asks
 * for the current user where there may be one, and a visitor's page makes no call that ends in 401.
 */
const MARK = 'rinkside.loggedIn';

export function hasLoggedInHere(): boolean {
  return read() !== null;
}

export function markLoggedIn(): void {
  attempt(() => localStorage.setItem(MARK, '1'));
}

export function unmarkLoggedIn(): void {
  attempt(() => localStorage.removeItem(MARK));
}

function read(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

/** Storage may be forbidden: the product works without it. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
