import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import {
  myAppointments,
  placesOfProgrammes,
  type MyProgramme,
} from '../../../../shared/domain/planning/published/myAppointments.ts';
import { withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { walkOnFlights } from '../../../store/day/running/repository.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { personIdOf } from '../../../store/entering/entries/people.ts';
import type { findIce } from '../../../store/entering/ice/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf, skatingPeople } from '../../entering/duplicates/competitionProgrammes.ts';
import { eventsOf } from '../../planning/published/loadSchedule.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { movedBackOn } from './movedBack.ts';

/** Of which competition, on which surfaces, and the rests that its rules allow. */
export function scheduleHead(
  { id, name, accent, timeZone, startDate, endDate }: StoredCompetition,
  ice: Awaited<ReturnType<typeof findIce>>,
): Pick<MySchedule, 'competition' | 'surfaces' | 'restMinutes'> {
  const { least, otherSurface } = (ice?.rules ?? USUAL_RULES).restMinutes;
  return {
    competition: { id, name, accent, timeZone, startDate, endDate },
    surfaces: (ice?.surfaces ?? []).map((surface) => ({ id: surface.id, name: surface.name })),
    restMinutes: { least, otherSurface },
  };
}

/** Events of confirmed entries that no flight has yet. */
export function unscheduledEvents(
  programmes: readonly MyProgramme[],
  appointments: readonly MyAppointment[],
): MySchedule['missing'] {
  const scheduled = new Set(appointments.map(({ programmeId }) => programmeId));
  return programmes
    .filter(({ programmeId, isWithdrawn }) => !isWithdrawn && !scheduled.has(programmeId))
    .map(({ entryId, name, event }) => ({ entryId, name, ...event }));
}

interface Plans {
  readonly form: Form;
  readonly plan: PublishedPlan;
  /** The version before; null for the first. */
  readonly before: PublishedPlan | null;
}

/**
 * Where programmes skate in a published plan, walk-ons of the day included.
 * @param now where the start orders of the running day are wanted too
 */
export async function loadAppointments(
  competition: StoredCompetition,
  { form, plan: published, before }: Plans,
  programmes: readonly MyProgramme[],
  now: Date | null,
): Promise<{ readonly plan: PublishedPlan; readonly appointments: MyAppointment[] }> {
  const { id: competitionId, timeZone } = competition;
  // Judges have none: they need no list of everybody who skates.
  const standing = programmes.length > 0 ? await publishedSkaters(competition, form) : new Map();
  const plan = await withMyWalkOns(competitionId, published, programmes);
  const isStanding = (programmeId: string) => standing.has(programmeId);
  const movedBack: ReadonlyMap<string, number> = now
    ? await movedBackOn(competitionId, {
        plan,
        date: dayIn(now, timeZone),
        programmeIds: programmes.map(({ programmeId }) => programmeId),
        isStanding,
      })
    : new Map();
  const appointments = myAppointments(plan, before, programmes, isStanding).map((one) => ({
    ...one,
    movedBack: movedBack.get(one.programmeId) ?? null,
  }));
  return { plan, appointments };
}

/** A walk-on of the day is last in the flight that it joined. */
async function withMyWalkOns(
  competitionId: string,
  plan: PublishedPlan,
  programmes: readonly MyProgramme[],
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
  const byFlight = Map.groupBy(joined, ([, flightId]) => flightId);
  return withWalkOns(
    plan,
    new Map([...byFlight].map(([id, own]) => [id, own.map(([programme]) => programme)])),
  );
}

/** Also of cancelled events that the entry has left: a calendar that had them needs to hear of it. */
export function programmesOfEntry(entry: StoredEntry, role: MyProgramme['role'], form: Form): MyProgramme[] {
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const programmeOf = (id: string): Omit<MyProgramme, 'event' | 'musicTitle' | 'isWithdrawn'> => ({
    programmeId: programmeIdOf(entry.id, id),
    entryId: entry.id,
    name: entry.name,
    people: skatingPeople(entry, id).map((person) => personIdOf(entry.competitionId, person)),
    role,
    warmUpSeconds: events.get(id)?.warmUpSeconds ?? 0,
  });
  const left = cancelledEventsOf(entry).filter(({ isLast }) => !isLast);
  return [
    ...entry.events.map(({ id, format, level, state, musicTitle = '' }) => ({
      ...programmeOf(id),
      event: { format, level },
      musicTitle,
      isWithdrawn: entry.state === 'withdrawn' || state !== 'confirmed' || cancellationOf(form, id) !== null,
    })),
    ...left.map(({ id, format, level }) => ({
      ...programmeOf(id),
      event: { format, level },
      musicTitle: '',
      isWithdrawn: true,
    })),
  ];
}
