import { compareText } from '../../../../shared/domain/planning/planFacts.ts';
import type { BookedPanel } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { panelParts, type PanelPart } from '../../../../shared/domain/planning/panels/panelParts.ts';
import type { PanelFacts } from './panelFacts.ts';

/** The panels by date and start, then by the surfaces' order. */
export function panelsByTime({ book, schedule }: PanelFacts): BookedPanel[] {
  const order = new Map(schedule.surfaces.map(({ id }, index) => [id, index]));
  return book.panels.toSorted(
    ({ run: one }, { run: other }) =>
      compareText(one.date, other.date) ||
      one.start - other.start ||
      (order.get(one.surfaceId) ?? 0) - (order.get(other.surfaceId) ?? 0),
  );
}

/** Place, time and flights of a panel, or of some of its flights, as answers have them. */
export function panelTimesOf(
  { panel, run }: BookedPanel,
  { book, schedule }: PanelFacts,
  flightIds: readonly string[] = run.flightIds,
) {
  const events = new Map(schedule.events.map((event) => [event.id, event]));
  const own = new Set(flightIds);
  const timed = book.timed.filter(({ flight }) => own.has(flight.id));
  return {
    id: panel.id,
    surfaceId: run.surfaceId,
    date: run.date,
    start: timeOfSeconds(Math.min(...timed.map(({ start }) => start))),
    end: timeOfSeconds(Math.max(...timed.map(({ end }) => end))),
    flights: timed.map(({ flight, start }) => {
      const event = events.get(flight.eventId);
      return {
        id: flight.id,
        format: event?.format ?? '',
        level: event?.level ?? '',
        start: timeOfSeconds(start),
        programmes: flight.programmes.length,
      };
    }),
  };
}

/** The panels by who really judges which of their flights, by date and start. */
export function judgedParts(facts: PanelFacts): { booked: BookedPanel; part: PanelPart }[] {
  return panelsByTime(facts).flatMap((booked) => {
    const seats = booked.seats.map((seat) => facts.book.seatedOn(seat));
    return panelParts(booked.run.flightIds, seats, facts.begun).map((part) => ({ booked, part }));
  });
}

export const surfaceName = ({ schedule }: PanelFacts, surfaceId: string): string =>
  schedule.surfaces.find(({ id }) => id === surfaceId)?.name ?? surfaceId;
