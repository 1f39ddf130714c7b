import type { EventCancellation } from '../../../../shared/contract/planning/cancelledEvents.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import {
  cancellationOf,
  cancelRefusal,
  findFormEvent,
} from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { cancellationRecordId } from '../../../store/core/history/cancellationRecord.ts';
import { changeAuthor } from '../../../store/people/history/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import { findPublished, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { entriesInEvent, waits } from '../../entering/entries/cancelled/cancelledEntries.ts';
import { cancellationRefunds } from './cancellationRefunds.ts';
import { formOf } from '../published/loadSchedule.ts';
import { publishedPlan } from '../published/publishedPlans.ts';

export interface EventOfCompetition {
  readonly competitionId: string;
  readonly eventId: string;
}

/** Whether a flight of the event has started or has marks, which the day alone knows. */
export type UnderWayFact = (published: PublishedVersion | null, eventId: string) => Promise<boolean>;

/**
 * What cancelling an event does now: its entries, their refunds and its flights. Of a cancelled event, what is left of it.
 * @throws {ApiError} NotFound
 */
export async function eventCancellation(
  { competitionId, eventId }: EventOfCompetition,
  hasFlightUnderWay: UnderWayFact,
  now: Date,
): Promise<EventCancellation> {
  const [competition, published, draft, ice, entries] = await Promise.all([
    getCompetition(competitionId),
    findPublished(competitionId),
    findScheduleDraft(competitionId),
    findIce(competitionId),
    entriesInEvent(competitionId, eventId),
  ]);
  const form = await formOf(competition);
  const found = findFormEvent(form, eventId);
  if (!found) throw new ApiError('NotFound');
  const [plan, isUnderWay, refunds] = await Promise.all([
    publishedPlan(competitionId),
    hasFlightUnderWay(published, eventId),
    cancellationRefunds(entries, eventId, { competition, form, now }),
  ]);
  const cancelled = cancellationOf(form, eventId);
  const by = cancelled
    ? await changeAuthor('competition', competitionId, cancellationRecordId(eventId, new Date(cancelled.at)))
    : null;
  const surfaces = new Map((ice?.surfaces ?? []).map(({ id, name }) => [id, name]));
  return {
    event: { id: eventId, format: found.format, level: found.level },
    cancelled: cancelled && { at: cancelled.at, reason: cancelled.reason, by },
    refusal: cancelled ? null : cancelRefusal(form, isUnderWay),
    entries: entries.length,
    waiting: entries.filter((entry) => waits(entry, eventId)).length,
    families: new Set(entries.map(({ accountId }) => accountId)).size,
    ...refunds,
    currency: competition.currency,
    flights: flightsOf(draft, eventId, surfaces),
    timeZone: competition.timeZone,
    isPublished: plan?.plan.flights.some((flight) => flight.eventId === eventId) ?? false,
  };
}

function flightsOf(
  { tracks, events }: Pick<ScheduleDraft, 'tracks' | 'events'>,
  eventId: string,
  surfaces: ReadonlyMap<string, string>,
): EventCancellation['flights'] {
  const places = new Map(
    tracks.flatMap(({ surfaceId, date, blocks }) =>
      blocks.map(({ flightId = '', start }) => [flightId, { surfaceId, date, start }] as const),
    ),
  );
  const order = ({ date, start }: EventCancellation['flights'][number]) => `${date ?? '~'} ${start ?? ''}`;
  return events
    .filter((event) => event.eventId === eventId)
    .flatMap(({ flights }) => flights)
    .map(({ id }) => {
      const place = places.get(id);
      if (!place) return { id, date: null, start: null, surface: null };
      const { surfaceId, date, start } = place;
      return { id, date, start, surface: surfaces.get(surfaceId) ?? surfaceId };
    })
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
