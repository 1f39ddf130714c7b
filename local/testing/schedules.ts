import type { BodyOf, DataOf } from '../../shared/contract/types.ts';
import { USUAL_RULES } from '../../shared/domain/planning/ice/iceRules.ts';
import { rebuildFlights } from '../../shared/domain/planning/flights/rebuildFlights.ts';
import type { Caller } from './caller.ts';
import { entryBody, newCompetition, type Staged } from './competitions.ts';
import { demoAccount, newFamily } from './people.ts';

export interface StagedSchedule extends Staged {
  readonly params: { readonly competitionId: string };
  readonly family: Caller;
  readonly problem: DataOf<'getScheduleProblem'>;
}

/** A competition whose main ice is open on its first day from 07:00 to 21:00, with so many skaters in two events each. */
export async function newScheduled(
  skaters: number,
  change: Partial<BodyOf<'createCompetition'>> = {},
): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newCompetition(change);
  const { id: competitionId, startDate } = staged.competition;
  const params = { competitionId };
  const days = [{ date: startDate, opens: '07:00', closes: '21:00' }];
  const surfaces = [
    { id: 'a', name: 'Main ice', days },
    { id: 'b', name: 'Hall', days },
  ];
  await admin.data('updateIce', { params, body: { surfaces, rules: USUAL_RULES, version: 0 } });
  const family = await newFamily();
  await Promise.all(
    Array.from({ length: skaters }, () =>
      family.data('submitIndividualEntry', { body: entryBody(staged, 2) }),
    ),
  );
  const problem = await admin.data('getScheduleProblem', { params });
  return { ...staged, params, family, problem };
}

/** A change of a draft that has nothing yet: flights by rule, one after the other on the main ice from 07:00. */
export function firstDraft({ competition, problem }: StagedSchedule): BodyOf<'updateScheduleDraft'> {
  const events = new Set(problem.problem.events.map(({ id }) => id));
  const flights = rebuildFlights(problem.problem, [], events);
  const blocks = flights.map(({ id }, index) => ({
    start: `07:${String(10 * index).padStart(2, '0')}:00`,
    seconds: 600,
    kind: 'flight' as const,
    flightId: id,
  }));
  return {
    generation: 0,
    tracks: [{ surfaceId: 'a', date: competition.startDate, version: 0, blocks }],
    events: [...Map.groupBy(flights, ({ eventId }) => eventId)].map(([eventId, own]) => ({
      eventId,
      version: 0,
      isFrozen: false,
      flights: own.map(({ id, programmes }) => ({ id, programmes })),
    })),
  };
}

/** A schedule whose first draft is published: flights of the first day, ten minutes each from 07:00 on the main ice. */
export async function newPublished(
  skaters: number,
  change: Partial<BodyOf<'createCompetition'>> = {},
): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(skaters, change);
  await admin.data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });
  await publishDraft(admin, staged.params);
  return staged;
}

/** Makes what the organiser's page sends: the versions that it read, every conflict and undrawn order confirmed. */
export async function publicationOf(organiser: Caller, params: StagedSchedule['params']) {
  const difference = await organiser.data('getScheduleDifference', { params });
  const { version, generation, revision, findings, undrawn } = difference;
  const confirmed = findings.map(({ id }) => id);
  return { version, generation, revision, confirmed, confirmedUndrawn: undrawn.map(({ id }) => id) };
}

/** Publishes a draft as it is stored, whatever its findings. */
export async function publishDraft(organiser: Caller, params: StagedSchedule['params']) {
  const body = { ...(await publicationOf(organiser, params)), comment: null };
  return organiser.data('publishSchedule', { params, body });
}
