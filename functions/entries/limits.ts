import type { Form } from '../../shared/contract/forms.ts';

/** What a form lets in. */
export interface Limits {
  /** Places by event id; null where there is no limit. */
  readonly places: ReadonlyMap<string, number | null>;
  /** Programme seconds by id of each format whose ice is limited. */
  readonly iceSeconds: ReadonlyMap<string, number>;
}

export const NO_LIMITS: Limits = { places: new Map(), iceSeconds: new Map() };

export function limitsOf({ formats }: Form): Limits {
  return {
    places: new Map(
      formats.flatMap(({ events }) => events.map(({ id, capacity }) => [id, capacity] as const)),
    ),
    iceSeconds: new Map(
      formats.flatMap(({ id, iceMinutes }) => (iceMinutes === null ? [] : [[id, iceMinutes * 60] as const])),
    ),
  };
}

/** Programme seconds of an entry's events by format, for the formats whose ice is limited. */
export function limitedIce(
  events: readonly { readonly formatId: string; readonly seconds: number }[],
  { iceSeconds }: Limits,
): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { formatId, seconds } of events) {
    if (iceSeconds.has(formatId)) sums.set(formatId, (sums.get(formatId) ?? 0) + seconds);
  }
  return Object.fromEntries(sums);
}
