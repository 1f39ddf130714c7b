import type { Role } from '../../shared/contract/core/roles.ts';
import { LANDING_PAGE } from '../../shared/domain/accounts/landingPage.ts';
import { mayEnter } from './access.ts';

/** Where somebody was when a log-in became needed: an address of the product, nothing else. */
const PLACE = 'rinkside.returnTo';

export function rememberReturnPlace(address: string): void {
  try {
    sessionStorage.setItem(PLACE, address);
  } catch {
    return;
  }
}

/** Whether somebody was sent away from a page and is to come back. */
export function hasReturnPlace(): boolean {
  return read() !== null;
}

/** The remembered address, once, if the role may enter it; or else where the role lands. */
export function takeReturnPlace(role: Role): string {
  const place = read();
  if (place === null) return LANDING_PAGE[role];
  sessionStorage.removeItem(PLACE);
  return mayEnter(role, place) ? place : LANDING_PAGE[role];
}

function read(): string | null {
  try {
    const place = sessionStorage.getItem(PLACE);
    // Only an address of this origin: "//elsewhere" would leave it.
    return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
  } catch {
    return null;
  }
}
