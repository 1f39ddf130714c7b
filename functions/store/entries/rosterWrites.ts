import { createHash } from 'node:crypto';
import { skaterIdentity } from '../../../shared/domain/skaters/nameOrder.ts';
import { isErased } from './entryIndexKeys.ts';
import type { StoredEntry } from './storedEntry.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import { attributeWrites, type Attribute } from '../../platform/table/attributes.ts';
import { rosterKey } from '../keys.ts';
import type { Key } from '../../platform/table/key.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

/** A team event's skaters are dealt out to so many items: a roster of 200 still fits one transaction. */
const ITEMS = 16;

interface Skater {
  readonly fullName: string;
  readonly birthdate: string;
}

/** Where somebody stands who skates in an event with a team: the item, and the attribute in it. */
export function rosterAttribute(
  competitionId: string,
  eventId: string,
  { fullName, birthdate }: Skater,
): { readonly key: Key; readonly name: string } {
  const digest = createHash('sha256').update(skaterIdentity(fullName, birthdate)).digest();
  const key = rosterKey(competitionId, eventId, (digest[0] ?? 0) % ITEMS);
  return { key, name: digest.toString('base64url').slice(0, 22) };
}

/**
 * Who skates in an event with this team. An alternate stands in for somebody and may do so for another
 * team; who is withdrawn or forgotten is in nothing.
 */
export function rosterUses(entry: StoredEntry): Attribute[] {
  if (entry.kind !== 'team' || entry.state === 'withdrawn' || isErased(entry)) return [];
  return entry.events.flatMap(({ id: eventId }) =>
    entry.skaters
      .filter(({ alternate }) => !alternate)
      .map((skater) => ({ ...rosterAttribute(entry.competitionId, eventId, skater), value: entry.id })),
  );
}

/**
 * What of a change is about who skates with the team: each of them once in an event, whichever team.
 * Refused with the skater's name (AlreadyExist).
 */
export function rosterWrites(before: StoredEntry | null, after: StoredEntry): TransactItem[] {
  return attributeWrites(before ? rosterUses(before) : [], rosterUses(after), (taken) => {
    const skaters = after.kind === 'team' ? after.skaters : [];
    const index = skaters.findIndex((skater) =>
      after.events.some(({ id }) => rosterAttribute(after.competitionId, id, skater).name === taken),
    );
    return wrongField(`skaters.${Math.max(0, index)}.fullName`, 'AlreadyExist');
  });
}
