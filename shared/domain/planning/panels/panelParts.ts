/** Flights of a panel that the same officials judge. */
export interface PanelPart {
  readonly flightIds: readonly string[];
  /** The judges, then the referee; null for an open seat. */
  readonly seats: readonly (string | null)[];
  /** Whether these are flights under way that somebody else judges than the panel has from now on. */
  readonly isKept: boolean;
}

/**
 * A panel by who really judges: flights under way keep their officials, whoever sits there now (decision 0319).
 * @param begun who judges each flight that has started or has marks
 */
export function panelParts(
  flightIds: readonly string[],
  seats: readonly (string | null)[],
  begun: ReadonlyMap<string, readonly (string | null)[]>,
): PanelPart[] {
  const keyOf = (ids: readonly (string | null)[]) => JSON.stringify(ids);
  const current = keyOf(seats);
  const groups = Map.groupBy(flightIds, (id) => keyOf(begun.get(id) ?? seats));
  return [...groups].map(([key, own]) => ({
    flightIds: own,
    seats: begun.get(own[0] ?? '') ?? seats,
    isKept: key !== current,
  }));
}
