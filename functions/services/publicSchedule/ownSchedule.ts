import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import type { Block } from '../../../shared/contract/schedule/planningFiles.ts';
import type { MySchedule } from '../../../shared/contract/schedule/publicSchedule.ts';
import {
  ownAppointments,
  placesOfProgrammes,
  type OwnProgramme,
} from '../../../shared/domain/schedule/published/ownAppointments.ts';
import type { PublishedPlan } from '../../../shared/domain/schedule/published/publishedPlan.ts';
import { ownDuties } from '../../../shared/domain/schedule/published/ownDuties.ts';
import { pupilsInCompetition } from '../../store/coaches/pupils.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { walkOnFlights } from '../../store/day/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entriesInCompetition, entryById, getEntriesByKey } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { findIce } from '../../store/ice/repository.ts';
import { programmeIdOf } from '../people/competitionProgrammes.ts';
import { eventsOf, formOf } from './loadSchedule.ts';
import { planBefore, publishedPlan } from './publishedPlans.ts';
import { publishedSkaters } from './publishedSkaters.ts';

/** Whose schedule it is. */
export interface Owner {
  readonly accountId: string;
  readonly coachId: string | null;
}

type CancelledProgramme = OwnProgramme & { readonly lastPlace: Block };

export interface OwnSchedule {
  readonly schedule: MySchedule;
  /** On the ice in this version or the one before, and skating no more, where they had their last place. */
  readonly cancelled: readonly CancelledProgramme[];
  /** All that stand, also those without a flight. */
  readonly programmes: readonly OwnProgramme[];
}

/**
 * What the skaters, pupils and panels of an account have in the published schedule, and what is different from the
 * version before.
 * @throws {ApiError} NotFound for an unknown competition; without a published schedule the version is 0
 */
export async function loadOwnSchedule(competitionId: string, owner: Owner): Promise<OwnSchedule> {
  const [competition, published, ice] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
  ]);
  const { id, name, timeZone, startDate, endDate } = competition;
  const head = {
    competition: { id, name, timeZone, startDate, endDate },
    surfaces: (ice?.surfaces ?? []).map((surface) => ({ id: surface.id, name: surface.name })),
  };
  if (!published) {
    const nothing = { appointments: [], missing: [], duties: [] };
    return {
      schedule: { version: 0, publishedAt: null, ...head, ...nothing },
      cancelled: [],
      programmes: [],
    };
  }
  const [form, before, coach] = await Promise.all([
    formOf(competition),
    planBefore(competitionId, published.version - 1),
    owner.coachId === null ? null : currentCoach(owner.coachId),
  ]);
  const coachIds = new Set(coach ? [coach.id, ...coach.mergedIds] : []);
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const warmUpOf = (eventId: string) => events.get(eventId)?.warmUpSeconds ?? 0;
  const [ownEntries, pupils] = await Promise.all([
    entriesOfFamily(competitionId, owner.accountId),
    entriesOfPupils(competitionId, coachIds),
  ]);
  const isOwn = new Set(ownEntries.map((entry) => entry.id));
  const programmes = [
    ...ownEntries.flatMap((entry) => programmesOf(entry, 'family', warmUpOf)),
    ...pupils
      .filter((entry) => !isOwn.has(entry.id))
      .flatMap((entry) => programmesOf(entry, 'coach', warmUpOf)),
  ];
  // Judges have none: they need no list of everybody who skates.
  const standing = programmes.length > 0 ? await publishedSkaters(competition, form) : new Map();
  const plan = await withOwnWalkOns(competitionId, published.plan, programmes);
  const appointments = ownAppointments(plan, before?.plan ?? null, programmes, (id) => standing.has(id));
  const scheduled = new Set(appointments.map(({ programmeId }) => programmeId));
  const places = [plan, before?.plan].map((plan) => plan && placesOfProgrammes(plan));
  const schedule: MySchedule = {
    version: published.version,
    publishedAt: published.at,
    ...head,
    appointments,
    missing: programmes
      .filter(({ programmeId, isWithdrawn }) => !isWithdrawn && !scheduled.has(programmeId))
      .map(({ entryId, name: skater, event }) => ({ entryId, name: skater, ...event })),
    duties: ownDuties(published.plan, coachIds, events),
  };
  const cancelled = programmes
    .filter(({ programmeId, isWithdrawn }) => isWithdrawn || !scheduled.has(programmeId))
    .flatMap((programme) => {
      const place = places.map((known) => known?.get(programme.programmeId)).find((one) => one !== undefined);
      return place ? [{ ...programme, lastPlace: place.block }] : [];
    });
  return { schedule, cancelled, programmes: programmes.filter(({ isWithdrawn }) => !isWithdrawn) };
}

/** A walk-on of the day is last in the flight that it joined. */
async function withOwnWalkOns(
  competitionId: string,
  plan: PublishedPlan,
  programmes: readonly OwnProgramme[],
): Promise<PublishedPlan> {
  const placed = placesOfProgrammes(plan);
  const unplaced = programmes.filter(
    ({ programmeId, isWithdrawn }) => !isWithdrawn && !placed.has(programmeId),
  );
  if (unplaced.length === 0) return plan;
  const joined = await walkOnFlights(
    competitionId,
    unplaced.map(({ programmeId }) => programmeId),
  );
  const flights = plan.flights.map((flight) => ({
    ...flight,
    programmes: [
      ...flight.programmes,
      ...[...joined].flatMap(([programmeId, flightId]) => (flightId === flight.id ? [programmeId] : [])),
    ],
  }));
  return { ...plan, flights };
}

async function entriesOfFamily(competitionId: string, accountId: string): Promise<StoredEntry[]> {
  const found = await Promise.all(
    ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId)),
  );
  return found.flat().filter((entry) => !isErased(entry));
}

/** Entries of the competition that name the coach, or a double merged into the coach. */
async function entriesOfPupils(competitionId: string, coachIds: ReadonlySet<string>): Promise<StoredEntry[]> {
  const named = (
    await Promise.all([...coachIds].map((coachId) => pupilsInCompetition(coachId, competitionId)))
  ).flat();
  const byId = new Map((await getEntriesByKey(named, true)).map((entry) => [entry.id, entry]));
  // An entry that moved to another account is found by its history.
  const entries = await Promise.all(
    named.map(async ({ entryId }) => byId.get(entryId) ?? (await entryById(entryId))),
  );
  return entries
    .filter((entry) => entry !== null)
    .filter((entry) => coachIds.has(entry.entryCoach?.id ?? '') && !isErased(entry));
}

function programmesOf(
  entry: StoredEntry,
  role: OwnProgramme['role'],
  warmUpOf: (eventId: string) => number,
): OwnProgramme[] {
  return entry.events.map(({ id, format, level, state, musicTitle = '' }) => ({
    programmeId: programmeIdOf(entry.id, id),
    entryId: entry.id,
    name: entry.name,
    role,
    event: { format, level },
    musicTitle,
    warmUpSeconds: warmUpOf(id),
    isWithdrawn: entry.state === 'withdrawn' || state !== 'confirmed',
  }));
}
