import { findLink, type Link, type LinkPurpose } from '../../store/accounts/links.ts';
import { attemptWithin } from '../throttling/reservations.ts';

/**
 * The link of a token; tokens that are none are counted, so that nobody tries many.
 * @throws {ApiError} TooManyAttempts; ValidationFailed (token, MustValid)
 */
export async function findCountedLink(
  token: string,
  purposes: readonly LinkPurpose[],
  address: string,
  now: Date,
): Promise<Link> {
  return attemptWithin([{ what: 'linkByAddress', who: address }], now, () => findLink(token, purposes, now));
}
