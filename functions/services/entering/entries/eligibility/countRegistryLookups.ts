import { createHash } from 'node:crypto';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import { countDistinctValues, tooManyAttempts } from '../../../core/throttling/attempts.ts';

/** Birthdates that an account may try with one number: enough for typing errors, too few for a search. */
const BIRTHDATES_OF_NUMBER = 5;

interface Person {
  readonly isi: string;
  readonly birthdate: string;
}

/**
 * Counts the members that an account looks up while it fills in an entry, before the registry is asked. The
 * same people count once, however often the form asks. Only hashes are stored, for the limit's window.
 * @throws {ApiError} TooManyAttempts for too many people, or too many birthdates with one number
 */
export async function countRegistryLookups(
  accountId: string,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const numbers = people.flatMap(({ isi, birthdate }) => {
    const number = memberNumber(isi);
    return number === null ? [] : [{ number: hashOf(number), birthdate: hashOf(`${number} ${birthdate}`) }];
  });
  if (numbers.length === 0) return;
  const values = new Set(numbers.map(({ number, birthdate }) => `${number}.${birthdate}`));
  const known = await countDistinctValues({ what: 'membersByAccount', who: accountId }, values, now);
  const tried = Map.groupBy(known, (value) => value.split('.')[0] ?? '');
  const isSearch = numbers.some(({ number }) => (tried.get(number)?.length ?? 0) > BIRTHDATES_OF_NUMBER);
  if (isSearch) throw tooManyAttempts(now);
}

/** Long enough that a few hundred hashes do not collide. */
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url').slice(0, 10);
