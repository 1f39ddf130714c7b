import { ENTRY_KINDS, type Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { consentsOfPeople } from '../../../../shared/domain/people/consent/waiver.ts';
import { publishedForm, publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredListedEntry } from '../../../store/entering/entries/listedEntry.ts';
import { identityOf, isErased, peopleOf } from '../../../store/entering/entries/people.ts';
import { getEntriesByKey } from '../../../store/entering/entries/repository.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { entriesOfKind } from '../../entering/duplicates/programmeEntries.ts';

/** A programme with the name that its guardians have published. */
interface Published {
  readonly programmeId: string;
  readonly event: string;
  readonly who: string;
  readonly skater: PublishedSkater;
}

/**
 * The name of every programme that stands, as its guardians have it published. Read from the lists' own rows, so a
 * corrected name, another choice or an erased account shows with the next reading. Where several have one name and rink,
 * the event tells them apart.
 */
export async function publishedSkaters(
  competition: Pick<StoredCompetition, 'id' | 'entryRows'>,
  form: Form,
): Promise<ReadonlyMap<string, PublishedSkater>> {
  return toldApart(standingProgrammes(await namedEntries(competition), form));
}

/**
 * The same, and of a published plan also who was to skate in events that the organiser cancelled: they stay in the lists with
 * what happened. Not who had withdrawn before.
 */
export async function publishedSkatersOfPlan(
  competition: Pick<StoredCompetition, 'id' | 'entryRows'>,
  form: Form,
  { flights }: Pick<PublishedPlan, 'flights'>,
): Promise<Record<'standing' | 'all', ReadonlyMap<string, PublishedSkater>>> {
  const entries = await namedEntries(competition);
  const programmes = standingProgrammes(entries, form);
  const standing = new Set(programmes.map(({ programmeId }) => programmeId));
  const cancelled = new Set((form.cancelled ?? []).map(({ id }) => id));
  const left = new Set(
    flights
      .filter(({ eventId }) => cancelled.has(eventId))
      .flatMap((flight) => flight.programmes.filter((id) => !standing.has(id))),
  );
  const all = toldApart([...programmes, ...(await leftProgrammes(entries, form, left))]);
  return { standing: new Map([...all].filter(([programmeId]) => standing.has(programmeId))), all };
}

async function namedEntries(
  competition: Pick<StoredCompetition, 'id' | 'entryRows'>,
): Promise<StoredListedEntry[]> {
  const entries = await Promise.all(ENTRY_KINDS.map((kind) => entriesOfKind(competition, kind)));
  return entries.flat().filter((entry) => !isErased(entry));
}

function standingProgrammes(entries: readonly StoredListedEntry[], form: Form): Published[] {
  const partnered = partneredEvents(form);
  return entries
    .filter((entry) => entry.state !== 'withdrawn')
    .flatMap((entry) =>
      entry.events
        .filter(({ state }) => state === 'confirmed')
        .map((event) => publishedProgramme(entry, event, partnered.has(event.id))),
    );
}

/** Programmes that have left with their cancelled events. Whole entries are read for these few: rows do not say why one has left. */
async function leftProgrammes(
  entries: readonly StoredListedEntry[],
  form: Form,
  wanted: ReadonlySet<string>,
): Promise<Published[]> {
  if (wanted.size === 0) return [];
  const ids = new Set([...wanted].map((programmeId) => programmeId.split('.')[0]));
  const whole = await getEntriesByKey(
    entries
      .filter(({ id }) => ids.has(id))
      .map(({ id, accountId, kind }) => ({ entryId: id, accountId, kind })),
  );
  const couples = new Map(
    form.formats.map(({ format, entry, skaters }) => [format, entry === 'dance' && skaters[1] > 1]),
  );
  return whole.flatMap((entry) =>
    cancelledEventsOf(entry)
      .filter(({ id }) => wanted.has(programmeIdOf(entry.id, id)))
      // Of a format that has gone with its last event, the choices of both partners count.
      .map((event) => publishedProgramme(entry, event, couples.get(event.format) ?? true)),
  );
}

function publishedProgramme(
  entry: StoredListedEntry,
  { id, format, level }: Record<'id' | 'format' | 'level', string>,
  isPartnered: boolean,
): Published {
  return {
    programmeId: programmeIdOf(entry.id, id),
    event: eventLabel(format, level),
    who: whoSkates(entry, isPartnered),
    skater: publishedSkaterOf(entry, isPartnered),
  };
}

/** Where several have one name and rink, each with its event. */
function toldApart(programmes: readonly Published[]): ReadonlyMap<string, PublishedSkater> {
  const people = Map.groupBy(programmes, ({ skater }) => nameAndRink(skater));
  const isShared = (skater: PublishedSkater) =>
    skater.rink !== null && new Set(people.get(nameAndRink(skater))?.map(({ who }) => who)).size > 1;
  return new Map(
    programmes.map(({ programmeId, event, skater }) => [
      programmeId,
      isShared(skater) ? { ...skater, event } : skater,
    ]),
  );
}

const nameAndRink = ({ name, rink }: PublishedSkater) => `${name}\n${rink ?? ''}`;

/** The same text for the same people, in all of their entries. */
const whoSkates = (entry: StoredListedEntry, isPartnered: boolean): string =>
  entry.kind === 'team'
    ? entry.id
    : peopleOf(entry)
        .slice(0, isPartnered ? 2 : 1)
        .map(identityOf)
        .join('\n');

/** The events that a couple skates together; in the others of its entry the skater is alone. */
export function partneredEvents({ formats }: Form): ReadonlySet<string> {
  const shared = formats.filter(({ entry, skaters }) => entry === 'dance' && skaters[1] > 1);
  return new Set(shared.flatMap(({ events }) => events.map(({ id }) => id)));
}

/** As public lists name an entry in an event. A team's name is no child's name. */
export function publishedSkaterOf(entry: StoredListedEntry, isPartnered: boolean): PublishedSkater {
  if (entry.kind === 'team') return { name: entry.name, rink: entry.homeIsiRink };
  const isCouple = entry.kind === 'dance' && isPartnered && entry.partner?.state !== 'declined';
  const people = consentsOfPeople(peopleOf(entry), entry.consents).slice(0, isCouple ? 2 : 1);
  return {
    name: people
      .map((person) => publishedName({ fullName: person.fullName, homeIsiRink: '' }, person))
      .join(' & '),
    rink: people.some((person) => publishedForm(person) === 'initials') ? null : entry.homeIsiRink,
  };
}
