import type { Role } from '../../shared/contract/core/roles.ts';
import { LANDING_PAGE } from '../../shared/domain/people/accounts/landingPage.ts';
import { mayEnter } from './access.ts';
import { popReturnPlace } from './returnPlace.ts';

/** Returns the remembered address once, if the role may enter it, otherwise the role's landing page. */
export function takeReturnPlace(role: Role): string {
  const place = popReturnPlace();
  return place !== null && mayEnter(role, place) ? place : LANDING_PAGE[role];
}
