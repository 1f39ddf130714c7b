import type { CancelledEvent, Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import {
  blocksOfFlights,
  compareBlocks,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { cancelledPanelWrite } from '../../../store/planning/publishing/cancelledPanelRepository.ts';
import { publishedTracks, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { planOfTracks } from '../publishing/publishedPlan.ts';

/**
 * A mail for each judge and referee who has flights of the event in the published version.
 * @param form with the event
 */
export async function panelMailWrites(
  published: PublishedVersion,
  form: Form,
  { id: eventId, format, level, reason, at }: Omit<CancelledEvent, 'formatId'>,
): Promise<TransactItem[]> {
  const { competitionId, version } = published;
  const plan = planOfTracks(await publishedTracks(published));
  const blocks = blocksOfFlights(plan);
  const eventOf = new Map(plan.flights.map((flight) => [flight.id, flight.eventId]));
  const seats = plan.panels.flatMap(({ judges, referee, flightIds }) =>
    [...judges, referee].flatMap((coachId) =>
      coachId === null ? [] : flightIds.map((flightId) => ({ coachId, flightId })),
    ),
  );
  return [...Map.groupBy(seats, ({ coachId }) => coachId)].flatMap(([coachId, own]) => {
    const eventsOfOwn = new Set(own.flatMap(({ flightId }) => eventOf.get(flightId) ?? []));
    if (!eventsOfOwn.has(eventId)) return [];
    const flights = own
      .flatMap(({ flightId }) => (eventOf.get(flightId) === eventId ? (blocks.get(flightId) ?? []) : []))
      .toSorted(compareBlocks)
      .map(({ surfaceId, date, start }) => ({ surfaceId, date, start }));
    const hasOthers = [...eventsOfOwn].some((id) => id !== eventId && !cancellationOf(form, id));
    return cancelledPanelWrite({
      competitionId,
      event: { id: eventId, format, level },
      reason,
      cancelledAt: at,
      coachId,
      version,
      flights,
      hasOthers,
    });
  });
}
