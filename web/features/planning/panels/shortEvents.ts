import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

interface PanelEvent {
  readonly format: string;
  readonly level: string;
}

/** More would hide time and people on a phone. */
const NAMED = 3;

/** The first events of a panel in the order in which they skate, and how many more there are. */
export function shortEvents(flights: readonly PanelEvent[]): {
  readonly named: string[];
  readonly more: number;
} {
  const all = [...new Set(flights.map(({ format, level }) => eventLabel(format, level)))];
  const named = all.length === NAMED + 1 ? all : all.slice(0, NAMED);
  return { named, more: all.length - named.length };
}
