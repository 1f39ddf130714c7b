import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
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
    (entry): entry is OwnEntry => entry.kind !== 'team' && entry.state !== 'withdrawn' && !isErased(entry),
  );
  const byPerson = Map.groupBy(entries, ({ skater }) => personIdOf(competitionId, skater));
  const partnered = partneredEvents(form);
  return [...byPerson].map(([personId, [first, ...others]]) => {
    const own = [...(first ? [first] : []), ...others];
    // A brother or sister in a couple has an entry of their own, too.
    const shown = entries.flatMap((entry) => shownOf(entry, personId, partnered));
    return {
      personId,
      entryIds: own.map(({ id }) => id),
      fullName: first?.skater.fullName ?? '',
      published: narrowest(shown),
      programmes: shown.flatMap(({ programmes }) => programmes),
    };
  });
}

interface ShownEntry {
  readonly name: string;
  readonly rink: string;
  readonly isFull: boolean;
  readonly programmes: readonly FamilyProgramme[];
}

/** What public lists show of a person's events in an entry; nothing where they have initials, also of the partner. */
function shownOf(entry: OwnEntry, personId: string, partnered: ReadonlySet<string>): ShownEntry[] {
  const index = peopleOf(entry).findIndex((one) => personIdOf(entry.competitionId, one) === personId);
  const person = consentsOfPeople(peopleOf(entry), entry.consents)[index];
  const programmes = entry.events.filter(
    ({ id, state }) =>
      state === 'confirmed' &&
      publishedSkaterOf(entry, partnered.has(id)).rink !== null &&
      skatingPeople(entry, id).some((one) => personIdOf(entry.competitionId, one) === personId),
  );
  if (!person || programmes.length === 0) return [];
  return [
    {
      name: publishedName({ fullName: person.fullName, homeIsiRink: '' }, person),
      rink: entry.homeIsiRink,
      isFull: publishedForm(person) === 'full',
      programmes: programmes.map(({ id, format, level }) => ({
        programmeId: programmeIdOf(entry.id, id),
        format,
        level,
      })),
    },
  ];
}

/** Of choices that differ between entries the one that says less. */
function narrowest(shown: readonly ShownEntry[]): EnteredSkater['published'] {
  const found = shown.find(({ isFull }) => !isFull) ?? shown[0];
  return found ? { name: found.name, rink: found.rink } : null;
}
