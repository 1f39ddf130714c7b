import { getItems } from '../../platform/table/read.ts';
import { rosterAttribute } from './rosterWrites.ts';

interface RosterQuery {
  readonly competitionId: string;
  readonly eventId: string;
  /** The entry that is looked at; null for one that is not stored yet. */
  readonly entryId: string | null;
}

/** Whether each of these skates in the event with another team. */
export async function skatesWithAnother(
  { competitionId, eventId, entryId }: RosterQuery,
  people: readonly { readonly fullName: string; readonly birthdate: string }[],
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
