import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { DraftFacts, SentParts } from '../../../../shared/domain/planning/draft/draftProblems.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { programmeIdOf, readCompetitionProgrammes } from '../../entering/duplicates/competitionProgrammes.ts';

/** With more programmes to look up, reading all entries of the competition costs less. */
const MAX_LOOKUPS = 25;

/**
 * Loads the facts to which a change of the draft refers, as far as the draft does not have them: a block that moves reads no entry.
 * @param sent of a whole plan all its parts
 */
export async function factsOfChange(
  competition: StoredCompetition,
  before: ScheduleDraft,
  sent: SentParts,
  isWholePlan: boolean,
): Promise<DraftFacts> {
  const hadFlights = new Set(
    before.events.filter(({ flights }) => flights.length > 0).map(({ eventId }) => eventId),
  );
  const isNewEvent = sent.events.some(({ eventId }) => !hadFlights.has(eventId));
  const unsure = programmesToLookUp(before, sent);
  const isAll = isWholePlan || unsure.length > MAX_LOOKUPS;
  const [ice, events, confirmed, coaches] = await Promise.all([
    findIce(competition.id),
    isNewEvent ? eventsOf(competition) : new Set<string>(),
    isAll ? allConfirmed(competition.id) : confirmedOf(competition.id, unsure),
    newCoaches(before, sent),
  ]);
  const stored = isAll
    ? before.events.flatMap(({ flights }) => flights.flatMap((flight) => flight.programmes))
    : [];
  return {
    surfaces: ice?.surfaces ?? [],
    events,
    programmes: confirmed,
    coaches,
    gone: new Set([...stored, ...unsure].filter((id) => !confirmed.has(id))),
  };
}

async function eventsOf({ formId, formVersion }: StoredCompetition): Promise<Set<string>> {
  const form = await getFormOfVersion(formId, formVersion);
  return new Set(form?.formats.flatMap(({ events }) => events.map(({ id }) => id)));
}

/** Programmes that come into an event, and those that leave a frozen one. */
function programmesToLookUp(before: ScheduleDraft, sent: SentParts): string[] {
  const stored = new Map(before.events.map((event) => [event.eventId, event]));
  return sent.events.flatMap(({ eventId, flights }) => {
    const event = stored.get(eventId);
    const had = new Set(event?.flights.flatMap(({ programmes }) => programmes));
    const has = new Set(flights.flatMap(({ programmes }) => programmes));
    const left = event?.isFrozen ? [...had].filter((id) => !has.has(id)) : [];
    return [...[...has].filter((id) => !had.has(id)), ...left];
  });
}

async function allConfirmed(competitionId: string): Promise<Map<string, string>> {
  const { programmes } = await readCompetitionProgrammes(competitionId);
  return new Map(
    programmes.filter(({ state }) => state === 'confirmed').map(({ id, eventId }) => [id, eventId]),
  );
}

async function confirmedOf(
  competitionId: string,
  programmes: readonly string[],
): Promise<Map<string, string>> {
  // An entry's id, a ULID, has no dot.
  const entryIds = new Set(programmes.map((id) => id.split('.')[0] ?? ''));
  const entries = await Promise.all([...entryIds].map((id) => entryById(id)));
  return new Map(
    entries.flatMap((entry) => {
      if (entry?.competitionId !== competitionId || entry.state === 'withdrawn' || isErased(entry)) return [];
      return entry.events
        .filter(({ state }) => state === 'confirmed')
        .map(({ id }) => [programmeIdOf(entry.id, id), id] as const);
    }),
  );
}

async function newCoaches(before: ScheduleDraft, { panels }: SentParts): Promise<Set<string>> {
  const seated = (parts: SentParts['panels']) =>
    parts.flatMap((part) =>
      part.panels.flatMap(({ judges, referee }) => [...judges, referee].filter((id) => id !== null)),
    );
  const had = new Set(seated(before.panels));
  const named = [...new Set(seated(panels))].filter((id) => !had.has(id));
  if (named.length === 0) return new Set();
  const coaches = await coachesById(named, true);
  return new Set([...coaches.values()].filter(({ state }) => state === 'confirmed').map(({ id }) => id));
}
