import { createHash } from 'node:crypto';
import { identityOf, isErased, type KnownPerson } from './people.ts';
import type { StoredEntry } from './storedEntry.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { attributeWrites, type Attribute } from '../../../platform/table/attributes.ts';
import { getItems } from '../../../platform/table/read.ts';
import { rosterKey } from '../../keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';

/** A team event's skaters are spread over this many items, so that a roster of 200 fits one transaction. */
const ITEMS = 16;

/** The item, and the attribute in it, that records a skater of a team in an event. */
export function rosterAttribute(
  competitionId: string,
  eventId: string,
  skater: KnownPerson,
): { readonly key: Key; readonly name: string } {
  const digest = createHash('sha256').update(identityOf(skater)).digest();
  const key = rosterKey(competitionId, eventId, (digest[0] ?? 0) % ITEMS);
  return { key, name: digest.toString('base64url').slice(0, 22) };
}

/**
 * The skaters of a team in its events. Alternates are left out because they may stand in for several
 * teams; a withdrawn or erased entry has none.
 */
export function rosterUses(entry: StoredEntry): Attribute[] {
  if (entry.kind !== 'team' || entry.state === 'withdrawn' || isErased(entry)) return [];
  const people = new Map(
    entry.skaters.filter(({ alternate }) => !alternate).map((skater) => [identityOf(skater), skater]),
  );
  return entry.events.flatMap(({ id: eventId }) =>
    [...people.values()].map((skater) => ({
      ...rosterAttribute(entry.competitionId, eventId, skater),
      value: entry.id,
    })),
  );
}

/**
 * The writes that keep each skater in one team per event. A skater of another team is refused as
 * `skaters.n.fullName` AlreadyExist.
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

interface RosterQuery {
  readonly competitionId: string;
  readonly eventId: string;
  /** The team's own entry; null when it is not stored yet. */
  readonly entryId: string | null;
}

/** Whether each of these skates in the event with another team. */
export async function skatesWithAnother(
  { competitionId, eventId, entryId }: RosterQuery,
  people: readonly KnownPerson[],
): Promise<boolean[]> {
  const places = people.map((person) => rosterAttribute(competitionId, eventId, person));
  const items = await getItems(
    places.map(({ key }) => key),
    true,
  );
  const byKey = new Map(items.map((item) => [String(item['sk']), item]));
  return places.map(({ key, name }) => {
    const found = byKey.get(key.sk)?.[name];
    return found !== undefined && found !== entryId;
  });
}
