import { ALL_SKATERS } from '../../../../shared/domain/day/allSkaters.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import {
  cancelledEventsOf,
  isOutByCancellation,
} from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { publishedForm, publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import { consentsOfPeople } from '../../../../shared/domain/people/consent/waiver.ts';
import { isErased, peopleOf, personIdOf } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf, skatingPeople } from '../../entering/duplicates/competitionProgrammes.ts';
import { familyEntriesIn } from '../../entering/families/familyEntries.ts';
import { partneredEvents, publishedSkaterOf } from '../../planning/published/publishedSkaters.ts';

/** A skater whom the account entered, and what a page may show of them. */
export interface EnteredSkater {
  readonly personId: string;
  readonly entryIds: readonly string[];
  /** As in the first entry. */
  readonly fullName: string;
  /** Null as long as every public list has initials, or has no place of the skater. */
  readonly published: { readonly name: string; readonly rink: string } | null;
  /** Confirmed events that public lists show with the skater's name. */
  readonly programmes: readonly FamilyProgramme[];
  /** Events that the organiser cancelled under the skater. */
  readonly cancelled: readonly FamilyProgramme[];
}

export interface FamilyProgramme {
  readonly programmeId: string;
  readonly format: string;
  readonly level: string;
}

type OwnEntry = Exclude<StoredEntry, { readonly kind: 'team' }>;

/**
 * The skaters whom an account entered in a competition, each alone. Partners whom it only names belong to other families, and
 * of teams no member is published.
 */
export async function familySkaters(
  competitionId: string,
  accountId: string,
  form: Form,
): Promise<EnteredSkater[]> {
  const entries = (await familyEntriesIn(competitionId, accountId)).filter(
    (entry): entry is OwnEntry =>
      entry.kind !== 'team' &&
      !isErased(entry) &&
      (entry.state !== 'withdrawn' || isOutByCancellation(entry)),
  );
  const byPerson = Map.groupBy(entries, ({ skater }) => personIdOf(competitionId, skater));
  const partnered = partneredEvents(form);
  return [...byPerson].map(([personId, [first, ...others]]) => {
    const own = [...(first ? [first] : []), ...others];
    // A brother or sister in a couple has an entry of their own, too.
    const shown = entries.flatMap((entry) => shownOf(entry, personId, { partnered, form }));
    return {
      personId,
      entryIds: own.map(({ id }) => id),
      fullName: first?.skater.fullName ?? '',
      published: narrowest(shown),
      programmes: shown.flatMap(({ programmes }) => programmes),
      cancelled: shown.flatMap(({ cancelled }) => cancelled),
    };
  });
}

/** Those whom a page shows: one, or with `ALL_SKATERS` all, but those by initials. */
export const skatersOnPage = (
  skaters: readonly EnteredSkater[],
  personId: string,
): (EnteredSkater & { readonly published: NonNullable<EnteredSkater['published']> })[] =>
  skaters.flatMap(({ published, ...skater }) =>
    published !== null && (personId === ALL_SKATERS || personId === skater.personId)
      ? [{ ...skater, published }]
      : [],
  );

interface ShownEntry {
  readonly name: string;
  readonly rink: string;
  readonly isFull: boolean;
  readonly programmes: readonly FamilyProgramme[];
  readonly cancelled: readonly FamilyProgramme[];
}

interface EventFacts {
  readonly partnered: ReadonlySet<string>;
  readonly form: Form;
}

/** What public lists show of a person's events in an entry; nothing where they have initials, also of the partner. */
function shownOf(entry: OwnEntry, personId: string, { partnered, form }: EventFacts): ShownEntry[] {
  const index = peopleOf(entry).findIndex((one) => personIdOf(entry.competitionId, one) === personId);
  const person = consentsOfPeople(peopleOf(entry), entry.consents)[index];
  const isOwn = ({ id }: { readonly id: string }) =>
    publishedSkaterOf(entry, partnered.has(id)).rink !== null &&
    skatingPeople(entry, id).some((one) => personIdOf(entry.competitionId, one) === personId);
  const entered = entry.events.filter(
    (event) => entry.state !== 'withdrawn' && event.state === 'confirmed' && isOwn(event),
  );
  const isCancelled = ({ id }: { readonly id: string }) => cancellationOf(form, id) !== null;
  const programmes = entered.filter((event) => !isCancelled(event));
  const cancelled = [...entered.filter(isCancelled), ...cancelledEventsOf(entry).filter(isOwn)];
  if (!person || programmes.length + cancelled.length === 0) return [];
  const programmesOf = (events: readonly EventOfEntry[]) =>
    events.map(({ id, format, level }) => ({ programmeId: programmeIdOf(entry.id, id), format, level }));
  return [
    {
      name: publishedName({ fullName: person.fullName, homeIsiRink: '' }, person),
      rink: entry.homeIsiRink,
      isFull: publishedForm(person) === 'full',
      programmes: programmesOf(programmes),
      cancelled: programmesOf(cancelled),
    },
  ];
}

type EventOfEntry = Pick<OwnEntry['events'][number], 'id' | 'format' | 'level'>;

/** Of choices that differ between entries the one that says less. */
function narrowest(shown: readonly ShownEntry[]): EnteredSkater['published'] {
  const found = shown.find(({ isFull }) => !isFull) ?? shown[0];
  return found ? { name: found.name, rink: found.rink } : null;
}
