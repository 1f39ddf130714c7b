import { familyEntriesIn } from '../../entering/families/familyEntries.ts';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import type { MyProgramme } from '../../../../shared/domain/planning/published/myAppointments.ts';
import { myDuties } from '../../../../shared/domain/planning/published/myDuties.ts';
import { pupilsInCompetition } from '../../../store/entering/coaches/pupils.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById, getEntriesByKey } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { messagesOf } from '../../../store/day/messages/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { planOfMorning } from '../running/planOfMorning.ts';
import { planBefore, publishedPlan } from '../../planning/published/publishedPlans.ts';
import { loadAppointments, unscheduledEvents, programmesOfEntry, scheduleHead } from './appointments.ts';
import { cancelledProgrammes, feedNamesOf, type FeedPlan } from './feedPlan.ts';
import { myCancelledEvents } from './myCancelledEvents.ts';
import { myMessages } from './myMessages.ts';
import { startersOn } from './startersOn.ts';
import { entriesWithoutContact } from './entriesWithoutContact.ts';

/** The account, with the skaters and coaches whose schedule it is. */
export interface Owner {
  readonly accountId: string;
  readonly coachId: string | null;
}

export interface MyPlan extends FeedPlan {
  readonly schedule: MySchedule;
  /** All that stand, also those without a flight. */
  readonly programmes: readonly MyProgramme[];
}

/**
 * Finds an account's skaters, pupils and panels in the published schedule, and what differs from the version before.
 * @param now where the start orders of the running day and the organisers' messages are wanted too
 * @throws {ApiError} NotFound for an unknown competition; without a published schedule the version is 0
 */
export async function loadMySchedule(
  competitionId: string,
  owner: Owner,
  now: Date | null = null,
): Promise<MyPlan> {
  const [competition, published, ice, sent] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    now ? messagesOf(competitionId) : [],
  ]);
  const head = scheduleHead(competition, ice);
  const { judgeMoveMinutes } = ice?.rules ?? USUAL_RULES;
  const [form, coach] = await Promise.all([
    formOf(competition),
    owner.coachId === null ? null : currentCoach(owner.coachId),
  ]);
  const coachIds = new Set(coach ? [coach.id, ...coach.mergedIds] : []);
  const [myEntries, named] = await Promise.all([
    entriesOfFamily(competitionId, owner.accountId),
    entriesOfPupils(competitionId, coachIds),
  ]);
  const isOwn = new Set(myEntries.map((entry) => entry.id));
  const pupils = named.filter((entry) => !isOwn.has(entry.id));
  const cancelledEvents = [
    ...myEntries.flatMap((entry) => myCancelledEvents(entry, 'family', form)),
    ...pupils.flatMap((entry) => myCancelledEvents(entry, 'coach', form)),
  ];
  const messages = await myMessages(competitionId, sent, { entries: myEntries, pupils, coachIds }, published);
  const common = { ...head, cancelledEvents, judgeMoveMinutes, messages };
  if (!published) {
    const nothing = { appointments: [], missing: [], duties: [], starters: [], withoutContact: [] };
    return {
      schedule: { version: 0, publishedAt: null, ...common, ...nothing },
      cancelled: [],
      programmes: [],
      feedNames: new Map(),
    };
  }
  const before = await planBefore(competitionId, published.version - 1);
  const { timeZone } = competition;
  const morning = now && (await planOfMorning(competitionId, published, { now, timeZone }));
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const programmes = [
    ...myEntries.flatMap((entry) => programmesOfEntry(entry, 'family', form)),
    ...pupils.flatMap((entry) => programmesOfEntry(entry, 'coach', form)),
  ];
  const { plan, appointments } = await loadAppointments(
    competition,
    { form, plan: published.plan, before: morning ?? before?.plan ?? null },
    programmes,
    now,
  );
  const [starters, withoutContact] = now
    ? await Promise.all([
        startersOn(competition, plan, appointments, now),
        hasEnded(competition, now) ? [] : entriesWithoutContact(myEntries, appointments),
      ])
    : [[], []];
  const schedule: MySchedule = {
    version: published.version,
    publishedAt: published.at,
    ...common,
    appointments,
    missing: unscheduledEvents(programmes, appointments),
    starters,
    withoutContact,
    duties: myDuties(published.plan, coachIds, events),
  };
  const standingProgrammes = programmes.filter(({ isWithdrawn }) => !isWithdrawn);
  return {
    schedule,
    cancelled: cancelledProgrammes(programmes, appointments, [plan, before?.plan]),
    programmes: standingProgrammes,
    feedNames: feedNamesOf([...myEntries, ...pupils]),
  };
}

async function entriesOfFamily(competitionId: string, accountId: string): Promise<StoredEntry[]> {
  return (await familyEntriesIn(competitionId, accountId)).filter((entry) => !isErased(entry));
}

/** Entries of the competition that name the coach, or a duplicate merged into the coach. */
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
