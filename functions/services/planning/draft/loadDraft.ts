import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import {
  findDraftStamp,
  findScheduleDraft,
  type StoredDraftStamp,
} from '../../../store/planning/draft/repository.ts';
import { findPublished } from '../../../store/planning/publishing/repository.ts';
import { areNumbersKept, keptNumbers } from '../published/keptNumbers.ts';

/**
 * The draft of a competition's schedule; generation 0 and no parts where nothing is stored yet.
 * @throws {ApiError} NotFound; Busy where it changes all the time
 */
export async function loadDraft(competitionId: string, now: Date): Promise<ScheduleDraft> {
  const [competition, { plan: _plan, partVersions: _versions, changedBy, ...draft }] = await Promise.all([
    findCompetitionOrDraft(competitionId),
    findScheduleDraft(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const names = await accountNames([
    ...new Set([...authorsOf(draft.events), ...(changedBy === undefined ? [] : [changedBy])]),
  ]);
  const author = names.get(changedBy ?? '');
  const events = withNames(draft.events, names);
  const isNumbered = draft.published !== null && areNumbersKept(competition, now);
  const kept = isNumbered ? await keptNumbers(await findPublished(competitionId), competition, now) : {};
  return { ...draft, ...kept, events, ...(author !== undefined && { changedBy: author }) };
}

/**
 * Which draft is stored, for pages that have read it; 0 and 0 where none is.
 * @throws {ApiError} NotFound
 */
export async function loadRevision(competitionId: string): Promise<StoredDraftStamp> {
  const stamp = await findDraftStamp(competitionId);
  if (stamp.generation === 0 && !(await findCompetitionOrDraft(competitionId)))
    throw new ApiError('NotFound');
  return stamp;
}

const authorsOf = (events: ScheduleDraft['events']) =>
  events.flatMap(({ flights }) => flights.flatMap(({ drawn }) => drawn?.by ?? []));

/** Start orders with the names of those who drew or changed them. */
const withNames = (events: ScheduleDraft['events'], names: ReadonlyMap<string, string>) =>
  events.map((event) => ({
    ...event,
    flights: event.flights.map((flight) => {
      if (!flight.drawn) return flight;
      const { by = '', ...drawn } = flight.drawn;
      const name = names.get(by);
      return { ...flight, drawn: name === undefined ? drawn : { ...drawn, by: name } };
    }),
  }));
