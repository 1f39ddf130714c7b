import type { MESSAGE_RECIPIENTS } from '../../../../shared/contract/day/messages.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';
import { withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { startersOf } from '../../../store/day/running/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfCompetition } from '../../../store/entering/duplicates/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { canonicalCoach, coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import { walkOnsOfDay } from '../running/walkOnsOfDay.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';

/** Whom a message is for. */
export interface MessageAudience {
  readonly competitionId: string;
  readonly to: (typeof MESSAGE_RECIPIENTS)[number];
  readonly eventId: string | null;
  readonly flightId: string | null;
  /** The day of "today" at the venue, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly toCoaches: boolean;
  readonly toJudges: boolean;
}

export interface MessageRecipients {
  /** Families by account, each with the entries that make it one. */
  readonly families: ReadonlyMap<string, readonly StoredEntry[]>;
  /** Coaches and judges, each once. */
  readonly coaches: readonly StoredCoach[];
}

/** Whom a message is for, as the entries and the published schedule are now. */
export async function messageRecipients(audience: MessageAudience): Promise<MessageRecipients> {
  const { competitionId, to, toJudges } = audience;
  const [entries, published, starters] = await Promise.all([
    allEntriesOfCompetition(competitionId),
    to === 'today' || to === 'flight' || toJudges ? planWithWalkOns(competitionId) : null,
    audience.flightId === null ? [] : startersOf(competitionId, audience.flightId),
  ]);
  const notSkating = new Set(
    starters.filter(({ state }) => !doesSkate({ state })).map(({ programmeId }) => programmeId),
  );
  const { isForEntry, isForFlight } = meant(audience, published, notSkating);
  const chosen = entries.filter((entry) => !isErased(entry) && isForEntry(entry));
  const coachIds = [
    ...(audience.toCoaches ? chosen.flatMap(({ entryCoach }) => entryCoach?.id ?? []) : []),
    ...(toJudges && published ? judgesOf(published.plan, isForFlight) : []),
  ];
  const known = await coachesWithMerged([...new Set(coachIds)]);
  const coaches = coachIds.flatMap((id) => canonicalCoach(known, id) ?? []);
  return {
    families: Map.groupBy(chosen, ({ accountId }) => accountId),
    coaches: [...new Map(coaches.map((coach) => [coach.id, coach])).values()],
  };
}

/** Who joined a flight on the day skates in it too. */
async function planWithWalkOns(competitionId: string): Promise<PlanOfVersion | null> {
  const [published, walkOns] = await Promise.all([publishedPlan(competitionId), walkOnsOfDay(competitionId)]);
  return published && { ...published, plan: withWalkOns(published.plan, walkOns) };
}

/** What a message is about: an event of an entry makes its family a recipient, a flight its judges. */
export interface MessageMeaning {
  readonly isForEntry: (entry: StoredEntry) => boolean;
  readonly isForFlight: (flightId: string) => boolean;
}

/**
 * @param published null before the first version
 * @param notSkating programmes of the flight that are scratched or did not come: their families are spared the message
 */
export function meant(
  { to, eventId, flightId, date }: Pick<MessageAudience, 'to' | 'eventId' | 'flightId' | 'date'>,
  published: Pick<PlanOfVersion, 'plan' | 'cancelledEvents'> | null,
  notSkating: ReadonlySet<string> = new Set(),
): MessageMeaning {
  if (to === 'all') return { isForEntry: isIn(() => true), isForFlight: () => true };
  const { plan = null, cancelledEvents = [] } = published ?? {};
  const flights = plan?.flights ?? [];
  if (to === 'event') {
    const ofEvent = new Set(flights.filter((flight) => flight.eventId === eventId).map(({ id }) => id));
    const isEntered = isIn((_entryId, id) => id === eventId);
    const hasLeft = (entry: StoredEntry) => cancelledEventsOf(entry).some(({ id }) => id === eventId);
    return {
      // Who was in a cancelled event is no longer entered in it.
      isForEntry: (entry) => isEntered(entry) || hasLeft(entry),
      isForFlight: (id) => ofEvent.has(id),
    };
  }
  const blocks = plan ? blocksOfFlights(plan) : null;
  const isMeant = ({ id, eventId: of }: (typeof flights)[number]) =>
    to === 'flight' ? id === flightId : blocks?.get(id)?.date === date && !cancelledEvents.includes(of);
  const chosen = flights.filter(isMeant);
  const skating = new Set(chosen.flatMap(({ programmes }) => programmes).filter((id) => !notSkating.has(id)));
  const flightIds = new Set(chosen.map(({ id }) => id));
  return {
    isForEntry: isIn((entryId, id) => skating.has(programmeIdOf(entryId, id))),
    isForFlight: (id) => flightIds.has(id),
  };
}

const isIn =
  (isForEvent: (entryId: string, eventId: string) => boolean) =>
  ({ id: entryId, state, events }: StoredEntry): boolean =>
    state !== 'withdrawn' && events.some(({ id }) => isForEvent(entryId, id));

/** Whom the panels of these flights seat, by coach. */
export const judgesOf = (
  { panels }: PlanOfVersion['plan'],
  isForFlight: MessageMeaning['isForFlight'],
): string[] =>
  panels
    .filter(({ flightIds }) => flightIds.some(isForFlight))
    .flatMap(({ judges, referee }) => [...judges, referee])
    .filter((id) => id !== null);
