import { giveBackAttempts, takeAttempts } from './attempts.ts';
import { findLink, type Link, type LinkPurpose } from './links.ts';

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
  const attempts = [{ what: 'linkByAddress', who: address }] as const;
  await takeAttempts(attempts, now);
  const link = await findLink(token, purposes, now);
  await giveBackAttempts(attempts, now);
  return link;
}
