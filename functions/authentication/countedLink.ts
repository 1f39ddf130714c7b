import { countAttempts, refuseTooMany } from './attempts.ts';
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
  await refuseTooMany(attempts, now);
  try {
    return await findLink(token, purposes, now);
  } catch (error) {
    await countAttempts(attempts, now);
    throw error;
  }
}
