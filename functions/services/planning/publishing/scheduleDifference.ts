import type { PlanFinding } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { undrawnFlights } from '../../../../shared/domain/planning/draft/undrawnFlights.ts';
import { isAsPublished } from '../../../../shared/domain/planning/draft/unpublishedChanges.ts';
import { NONE_BEGUN } from '../../../../shared/domain/planning/findings/panelFindings.ts';
import {
  NO_SEATS,
  openedSeats,
  seatsToFill,
  type OpenedSeats,
} from '../../../../shared/domain/planning/panels/openedSeats.ts';
import { withFittedPanels } from '../../../../shared/domain/planning/panels/withFittedPanels.ts';
import { withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import {
  findingId,
  hardFindings,
  newCoachClashes,
  lateChanges,
  unplacedFlights,
} from '../../../../shared/domain/planning/publishing/publishable.ts';
import { renumberedFlights } from '../../../../shared/domain/planning/publishing/renumberedFlights.ts';
import { familiesOf } from '../../../store/people/accounts/accounts.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { findPublished, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import { loadProblem } from '../draft/loadProblem.ts';
import type { BegunFlights } from '../published/publishedPlans.ts';
import { keptNumbers } from '../published/keptNumbers.ts';
import { planToPublish } from './planToPublish.ts';
import { planOfTracks, type Planned } from './publishedPlan.ts';
import { entryIdOf, touchedReaders, type AffectedReaders, type ReadWalkOns } from './touchedReaders.ts';

/** What planning learns of a running day. */
export interface KnownByDay {
  readonly begunFlights: BegunFlights;
  readonly readWalkOns: ReadWalkOns;
}

/**
 * Compares the draft with the published version: who is moved, and which conflicts stand in the way.
 * @throws {ApiError} NotFound
 */
export async function scheduleDifference(
  competitionId: string,
  { begunFlights, readWalkOns }: KnownByDay,
  now: Date,
): Promise<ScheduleDifference> {
  const [problem, stored, published, walkOns] = await Promise.all([
    loadProblem(competitionId),
    findScheduleDraft(competitionId),
    findPublished(competitionId),
    readWalkOns(competitionId),
  ]);
  const begun = published && (await begunFlights(published));
  const kept = await keptNumbers(published, problem.competition, now);
  const draft = { ...withFittedPanels(problem.problem, stored, begun ?? NONE_BEGUN), ...kept };
  const plan = planOfDraft(draft);
  const version = published?.version ?? 0;
  const isPublished = published !== null && isAsPublished(stored, published);
  const { readers: moving, entries } = await touchedReaders(
    competitionId,
    version + 1,
    await planToPublish(draft, published, begun),
    readWalkOns,
  );
  const before = published && !isPublished ? planOfTracks(await publishedTracks(published)) : null;
  // Its mails may not be stored yet.
  const readers = isPublished ? [] : moving;
  const findings = hardFindings(problem.problem, plan, begun ?? undefined);
  const clashes = newCoachClashes(problem.problem, before, plan, begun ?? undefined);
  const opened = before ? openedSeats(problem.problem, before, plan, begun ?? NONE_BEGUN) : NO_SEATS;
  const seats = shownSeats(opened, problem);
  const inFindings = new Set([
    ...[...findings, ...clashes].flatMap(({ flightIds }) => flightIds),
    ...seats.flightIds,
    ...seats.judges.map(({ flightId }) => flightId),
  ]);
  const unplaced = new Set(unplacedFlights(plan).map(({ id }) => id));
  const undrawn = new Set(undrawnFlights(draft.events).map(({ id }) => id));
  const placeOf = flightPlaces(plan);
  const { entered, withdrawn } = lateChanges(problem.problem.programmes, withWalkOns(plan, walkOns));
  const programmes = programmesOf(readers, [...entered, ...withdrawn], entries);
  return {
    version,
    generation: draft.generation,
    revision: draft.revision,
    isPublished,
    unplaced: plan.flights.filter(({ id }) => unplaced.has(id)).map(placeOf),
    undrawn: plan.flights.filter(({ id }) => undrawn.has(id)).map(placeOf),
    renumbered: before ? renumberedFlights(before, plan) : [],
    findings: findings.map((finding) => shownFinding(finding, problem)),
    coachClashes: clashes.map((finding) => shownFinding(finding, problem)),
    openedSeats: seats,
    seatsToFill: seatsToFill(problem.problem, plan, begun ?? NONE_BEGUN),
    flights: plan.flights.filter(({ id }) => inFindings.has(id)).map(placeOf),
    touched: await namedReaders(readers),
    programmes,
    events: eventsOf(problem, programmes, entries),
    surfaces: problem.surfaces,
    flightCount: plan.flights.length,
    entered,
    withdrawn,
  };
}

function flightPlaces({ flights, blocks }: Planned) {
  const placed = new Map(blocks.map((block) => [block.flightId, block]));
  const parts = partsOfFlights({ flights, blocks });
  return ({ id, eventId }: Planned['flights'][number]) => {
    const { surfaceId = null, date = null, start = null } = placed.get(id) ?? {};
    return { id, eventId, number: parts.get(id)?.number ?? 0, surfaceId, date, start };
  };
}

function shownFinding(finding: PlanFinding, { people, coaches }: ScheduleProblem) {
  const { rule, minutes, flightIds, skaters } = finding;
  return {
    id: findingId(finding),
    rule,
    minutes,
    flightIds,
    people: people.filter(({ id }) => skaters.includes(id)).map(({ fullName }) => fullName),
    coaches: coaches.filter(({ id }) => finding.coaches.includes(id)).map(({ name }) => name),
  };
}

function shownSeats({ seats, flightIds, judges }: OpenedSeats, { coaches }: ScheduleProblem) {
  return {
    seats,
    flightIds: [...flightIds],
    judges: judges.map(({ coachId, rule, flightIds: [flightId = ''] }) => ({
      name: coaches.find(({ id }) => id === coachId)?.name ?? '',
      rule,
      flightId,
    })),
  };
}

/** Families and coaches by name, without those whose record was deleted. */
async function namedReaders(readers: AffectedReaders['readers']): Promise<ScheduleDifference['touched']> {
  const idsOf = (kind: 'family' | 'coach') => readers.filter(({ to }) => to === kind).map(({ id }) => id);
  const [families, coaches] = await Promise.all([
    familiesOf(idsOf('family')),
    coachesById(idsOf('coach'), true),
  ]);
  return readers
    .map(({ to, id, moves }) => ({
      to,
      id,
      name: (to === 'family' ? families.get(id)?.name : coaches.get(id)?.name) ?? '',
      moves: moves.map(({ role, programmeId, from, to: until, minutes, isAnnounced }) => ({
        role,
        programmeId,
        from,
        to: until,
        minutes,
        isAnnounced,
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function programmesOf(
  readers: AffectedReaders['readers'],
  others: readonly string[],
  entries: AffectedReaders['entries'],
) {
  const moving = readers.flatMap(({ moves }) => moves.flatMap(({ programmeId }) => programmeId ?? []));
  return [...new Set([...moving, ...others])].map((id) => ({
    id,
    name: entries.get(entryIdOf(id))?.name ?? '',
    eventId: id.slice(entryIdOf(id).length + 1),
  }));
}

/** Those of the problem, and those that nobody is in any more. */
function eventsOf(
  { events }: ScheduleProblem,
  programmes: ScheduleDifference['programmes'],
  entries: AffectedReaders['entries'],
): ScheduleDifference['events'] {
  const known = new Map(events.map(({ id, format, level }) => [id, { id, format, level }]));
  for (const { id, eventId } of programmes) {
    const event = entries.get(entryIdOf(id))?.events.find((one) => one.id === eventId);
    if (event && !known.has(eventId))
      known.set(eventId, { id: eventId, format: event.format, level: event.level });
  }
  return [...known.values()];
}
