import type { PrintoutVersion } from '../../core/documents/printout.ts';
import { DAY_WORDS } from '../words/dayWords.ts';

const words = DAY_WORDS.printouts;

/** The published version that a printout shows. */
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
 * The version of every paper that is printed at a time: the schedule's, and after a dot how many changes flights have had on
 * the day. Of two printouts the higher one counts, also after the next publication: changes of the day stay counted.
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
  const label = words.version(nameOf(changes));
  if (changedAt !== undefined && changedAt > at) {
    const replaced = words.replacesAll(nameOf(changes - 1));
    return { label, remarks: [words.changed(label, momentText(changedAt)), replaced] };
  }
  return {
    label,
    remarks: [
      words.published(label, momentText(at)),
      ...(version > 1 ? [words.replaces(String(version - 1))] : []),
    ],
  };
}
