/** Who sits on a panel for its flights, by coach; null for an open seat. */
export interface SeatedPanel {
  readonly id: string;
  readonly flightIds: readonly string[];
  readonly judges: readonly (string | null)[];
  readonly referee: string | null;
}

/**
 * The panels of flights under way as the version before has them, where the next version seats others: a change on a
 * running day concerns the flights to come (decision 0319). A flight without a panel takes that of the next version.
 */
export function panelsToKeep<Panel extends SeatedPanel>(
  before: readonly Panel[],
  after: readonly Omit<SeatedPanel, 'id'>[],
  underWay: ReadonlySet<string>,
) {
  const next = new Map(after.flatMap((panel) => panel.flightIds.map((id) => [id, panel] as const)));
  return before.flatMap((panel) => {
    const flightIds = panel.flightIds.filter((id) => underWay.has(id) && !isSeatedAlike(panel, next.get(id)));
    return flightIds.length > 0 ? [{ ...panel, flightIds }] : [];
  });
}

function isSeatedAlike(one: SeatedPanel, other: Omit<SeatedPanel, 'id'> | undefined): boolean {
  return (
    other !== undefined &&
    one.referee === other.referee &&
    one.judges.length === other.judges.length &&
    one.judges.every((judge, index) => judge === other.judges[index])
  );
}

/** Panels where flights keep officials of their own: one panel then stands twice, each time with other flights. */
export function withKeptPanels<Panel extends SeatedPanel>(
  panels: readonly Panel[],
  kept: readonly Panel[],
): Panel[] {
  const isKept = new Set(kept.flatMap(({ flightIds }) => flightIds));
  const others = panels.map((panel) => ({
    ...panel,
    flightIds: panel.flightIds.filter((id) => !isKept.has(id)),
  }));
  return [...kept, ...others].filter(({ flightIds }) => flightIds.length > 0);
}

/** Each panel once with all of its flights, and with those who sit on it for the last of them. */
export function wholePanels<Panel extends SeatedPanel>(panels: readonly Panel[]): Panel[] {
  return [...Map.groupBy(panels, ({ id }) => id).values()].flatMap((parts) => {
    const last = parts.at(-1);
    return last ? [{ ...last, flightIds: parts.flatMap(({ flightIds }) => flightIds) }] : [];
  });
}
