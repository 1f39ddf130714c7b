import type { PrintoutVersion } from './printout.ts';

/** The published version that a paper shows. */
interface PublishedVersion {
  readonly version: number;
  /** A UTC instant. */
  readonly at: string;
}

/** How often the day changed who skates in a flight, or in which order. */
interface FlightVersion {
  readonly version: number;
  /** The UTC instant of the last change. */
  readonly changedAt?: string | undefined;
}

/**
 * The version of a paper: the schedule's, and after a dot how many changes its flights have had on the day. Of two papers the
 * higher one counts, also after the next publication: changes of the day stay counted.
 * @param momentText an instant in words, in venue time
 */
export function printoutVersion(
  { version, at }: PublishedVersion,
  flights: readonly FlightVersion[],
  momentText: (instant: string) => string,
): PrintoutVersion {
  const changes = flights.reduce((total, flight) => total + flight.version, 0);
  const nameOf = (count: number) => (count === 0 ? String(version) : `${String(version)}.${String(count)}`);
  const changedAt = flights
    .flatMap((flight) => flight.changedAt ?? [])
    .toSorted()
    .at(-1);
  const label = `Version ${nameOf(changes)}`;
  if (changedAt !== undefined && changedAt > at) {
    const replaced = `Replaces version ${nameOf(changes - 1)} and every version before it.`;
    return { label, remarks: [`${label}, changed ${momentText(changedAt)}.`, replaced] };
  }
  return {
    label,
    remarks: [
      `${label}, published ${momentText(at)}.`,
      ...(version > 1 ? [`Replaces version ${String(version - 1)}.`] : []),
    ],
  };
}
