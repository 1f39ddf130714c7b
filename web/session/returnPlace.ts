/** The key of the address that asked for a log-in; only addresses of this product are kept. */
const PLACE = 'rinkside.returnTo';

export function rememberReturnPlace(address: string): void {
  try {
    sessionStorage.setItem(PLACE, address);
  } catch {
    return;
  }
}

/** The id of the competition that the remembered page is about; null if there is none. */
export function competitionOfReturnPlace(): string | null {
  const place = read();
  return place === null ? null : new URL(place, location.origin).searchParams.get('competitionId');
}

/** Whether log-in leads back to a page. */
export function hasReturnPlace(): boolean {
  return read() !== null;
}

/** Whether log-in leads back to this page, whatever its query says. */
export function leadsBackTo(path: string): boolean {
  const place = read();
  return place !== null && new URL(place, location.origin).pathname === path;
}

/** The remembered address, once; null if there is none. */
export function popReturnPlace(): string | null {
  const place = read();
  if (place !== null) sessionStorage.removeItem(PLACE);
  return place;
}

function read(): string | null {
  try {
    const place = sessionStorage.getItem(PLACE);
    // Only an address of this origin: "//elsewhere" would lead to another one.
    return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
  } catch {
    return null;
  }
}
