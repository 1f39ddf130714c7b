interface Taps {
  /** UTC instants; absent before. */
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
}

/**
 * The flights that are on the ice of a day: on each surface the one that started last, until it ends. Nobody has to tap the
 * end of a flight when the next one starts.
 * @param blocks of one day
 */
export function flightsSkating(
  blocks: readonly { readonly surfaceId: string; readonly flightId?: string | undefined }[],
  tapsOf: (flightId: string) => Taps | undefined,
): ReadonlySet<string> {
  const last = new Map<string, { readonly id: string; readonly taps: Taps }>();
  for (const { surfaceId, flightId = '' } of blocks) {
    const taps = tapsOf(flightId);
    if (taps?.startedAt === undefined) continue;
    if (taps.startedAt > (last.get(surfaceId)?.taps.startedAt ?? ''))
      last.set(surfaceId, { id: flightId, taps });
  }
  return new Set([...last.values()].flatMap(({ id, taps }) => (taps.endedAt === undefined ? id : [])));
}
