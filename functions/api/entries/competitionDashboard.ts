import type { CompetitionDashboard } from '../../../shared/contract/competitions/dashboard.ts';
import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { attention } from '../../../shared/domain/competitions/attention.ts';
import { type EntryCounts, entriesOfDays, entrySums } from '../../../shared/domain/capacity/entryCounts.ts';
import { availablePlaces, type TakenPlaces } from '../../../shared/domain/capacity/availablePlaces.ts';
import { sharedNumbers } from '../../../shared/domain/membership/sharedNumbers.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { eventCounters, readTakenPlaces, type EventCounter } from '../../store/capacity/counters.ts';
import { allNumberUses } from '../../store/entries/memberNumbers.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';

/**
 * All that a manager's desk shows, at a price that grows with the events and not with the entries: the
 * competition, its form, one query of its events' counters, and one of its membership numbers.
 */
export const competitionDashboard: Handler<'competitionDashboard'> = async ({ params, now }) => {
  const { competitionId } = params;
  const [competition, items, uses] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
    allNumberUses(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  const counters = eventCounters(items);
  const counts = counters.map((counter) => counter.counts);
  const sums = entrySums(counts);
  const taken = { ...readTakenPlaces(items), entriesLeft: null, iceSecondsLeft: null };
  const events = eventsOf(form, counters, taken);
  const { currency, capacity, iceMinutes } = competition;
  return {
    data: {
      ...sums,
      currency,
      capacity,
      iceMinutes,
      formatIce: formatIceOf(form, taken),
      entriesByDay: entriesOfDays(counts),
      events,
      attention: attention(
        {
          ...sums,
          competition,
          iceMinutes,
          sharedNumbers: competition.eligibility.rules.membership === 'off' ? 0 : sharedNumbers(uses).size,
          entries: sums.skaters + sums.teams + sums.dances,
          events: events.map(({ format, level, ...event }) => ({
            ...event,
            format: format ?? '',
            level: level ?? event.id,
            offered: format !== null,
          })),
        },
        now,
      ),
    },
  };
};

type DashboardEvent = CompetitionDashboard['events'][number];

/** The form's events with what is taken of each, then those with entries that the form has no more. */
function eventsOf(
  form: Form | null,
  counters: readonly EventCounter[],
  taken: TakenPlaces,
): DashboardEvent[] {
  const free = new Map(form && availablePlaces(form, taken).map(({ eventId, left }) => [eventId, left]));
  const others = new Map(counters.map(({ eventId, counts }) => [eventId, counts]));
  const offered = (form?.formats ?? []).flatMap(({ format, entry, events }) =>
    events.map(({ id, level, capacity }) => {
      const counts = others.get(id);
      others.delete(id);
      return { id, format, level, entry, capacity, left: free.get(id) ?? null, ...iceUsage(counts) };
    }),
  );
  const removed = [...others].map(([id, counts]) => ({
    id,
    format: null,
    level: null,
    entry: null,
    capacity: null,
    left: null,
    ...iceUsage(counts),
  }));
  return [...offered, ...removed.filter(({ taken }) => taken > 0)];
}

function formatIceOf(form: Form | null, { seconds }: TakenPlaces): CompetitionDashboard['formatIce'] {
  return (form?.formats ?? []).flatMap(({ id, format, iceMinutes }) =>
    iceMinutes === null ? [] : [{ format, iceMinutes, usedSeconds: seconds.get(id) ?? 0 }],
  );
}

const iceUsage = (counts: EntryCounts | undefined) => ({
  taken: counts?.['taken'] ?? 0,
  iceSeconds: counts?.['iceSeconds'] ?? 0,
});
