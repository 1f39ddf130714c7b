import type { MESSAGE_RECIPIENTS } from '../../../../shared/contract/day/messages.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { notSkatingAt } from '../../../../shared/domain/day/running/startOrder.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { startersOf } from '../../../store/day/running/repository.ts';
import type { StoredStarter } from '../../../store/day/running/storedDay.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { walkOnsOfDay } from '../running/walkOnsOfDay.ts';

/** What a message says of whom it is for. */
export interface MessageSubject {
  readonly to: (typeof MESSAGE_RECIPIENTS)[number];
  readonly eventId: string | null;
  readonly flightId: string | null;
  /** The day of "today" at the venue, `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** The day as mails and My day both read it: whoever is mailed a message finds it on the page, and nobody else. */
export interface DayOfMessages {
  /** With those who joined a flight at the desk; null before the first version. */
  readonly published: Pick<PlanOfVersion, 'plan' | 'cancelledEvents'> | null;
  /** Of the flights that messages are for. */
  readonly starters: readonly StoredStarter[];
}

export async function dayOfMessages(
  competitionId: string,
  published: DayOfMessages['published'],
  messages: readonly Pick<MessageSubject, 'to' | 'flightId'>[],
): Promise<DayOfMessages> {
  const flightIds = [...new Set(messages.flatMap(({ flightId }) => flightId ?? []))];
  const isOfDay = messages.some(({ to }) => to === 'flight' || to === 'today');
  const [walkOns, ...starters] = await Promise.all([
    published && isOfDay ? walkOnsOfDay(competitionId) : null,
    ...flightIds.map((flightId) => startersOf(competitionId, flightId)),
  ]);
  return {
    published:
      published && (walkOns ? { ...published, plan: withWalkOns(published.plan, walkOns) } : published),
    starters: starters.flat(),
  };
}

/** What a message is about: an event of an entry makes its family a recipient, a flight its judges. */
export interface MessageMeaning {
  readonly isForEntry: (entry: StoredEntry) => boolean;
  readonly isForFlight: (flightId: string) => boolean;
}

/** Families of a flight whose skaters were scratched or absent when the message was sent are spared it. */
export function meant(
  { to, eventId, flightId, date, at }: MessageSubject & { readonly at: string },
  { published, starters }: DayOfMessages,
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
  const spared = notSkatingAt(
    starters.filter((starter) => starter.flightId === flightId),
    at,
  );
  const skating = new Set(chosen.flatMap(({ programmes }) => programmes).filter((id) => !spared.has(id)));
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
