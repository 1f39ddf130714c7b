import { createHash } from 'node:crypto';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import { skaterIdentity } from '../../../shared/domain/skaters/nameOrder.ts';
import { isErased } from './entryIndexKeys.ts';
import { peopleOf } from './findingsWithNames.ts';
import type { StoredEntry } from './storedEntry.ts';
import { attributeWrites, type Attribute } from '../../platform/table/attributes.ts';
import { numbersKey } from '../keys.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

/** A competition's numbers are dealt out to so many items: a roster of 200 still fits one transaction. */
const ITEMS = 32;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who somebody is, without saying it. */
export const personIdentity = (person: { readonly fullName: string; readonly birthdate: string }) =>
  digest(skaterIdentity(person.fullName, person.birthdate)).toString('base64url').slice(0, 16);

/** The item in which the uses of a number stand. */
export function numbersItemKey(competitionId: string, number: string) {
  return numbersKey(competitionId, (digest(number)[0] ?? 0) % ITEMS);
}

/**
 * Who skates in an entry under which membership number: an attribute for each, named by number, entry and
 * place. Who has declined is in nothing, who is withdrawn or forgotten neither.
 */
export function numberUses(entry: StoredEntry): Attribute[] {
  const { competitionId, id, kind, accountId } = entry;
  if (entry.state === 'withdrawn' || isErased(entry)) return [];
  return peopleOf(entry).flatMap((person, index) => {
    const number = memberNumber(person.isi);
    const hasDeclined = entry.kind === 'dance' && index === 1 && entry.partner?.state === 'declined';
    if (number === null || hasDeclined) return [];
    return [
      {
        key: numbersItemKey(competitionId, number),
        name: `${number}#${id}#${index}`,
        value: `${kind}#${personIdentity(person)}#${accountId}`,
      },
    ];
  });
}

/** What of a change of an entry is about membership numbers: nothing where they stay whose they are. */
export function numberWrites(before: StoredEntry | null, after: StoredEntry): TransactItem[] {
  return attributeWrites(before ? numberUses(before) : [], numberUses(after));
}
