import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { NO_COMPETITION_LIMITS, type CompetitionLimits } from './competitionLimits.ts';

/** What a competition lets in: by its form, and in all. */
export interface Limits {
  /** Places by event id; null where there is no limit. */
  readonly places: ReadonlyMap<string, number | null>;
  /** Programme seconds by id of each format whose ice is limited. */
  readonly iceSeconds: ReadonlyMap<string, number>;
  readonly competition: CompetitionLimits;
}

export const NO_LIMITS: Limits = {
  places: new Map(),
  iceSeconds: new Map(),
  competition: NO_COMPETITION_LIMITS,
};

export function limitsOf(form: Form, competition: CompetitionLimits): Limits {
  const events = form.formats.flatMap((format) => format.events);
  return {
    places: new Map(events.map(({ id, capacity }) => [id, capacity] as const)),
    iceSeconds: iceLimits(form),
    competition,
  };
}

function iceLimits({ formats }: Form): Map<string, number> {
  return new Map(
    formats.flatMap(({ id, iceMinutes }) => (iceMinutes === null ? [] : [[id, iceMinutes * 60] as const])),
  );
}

/** Programme seconds of an entry's events by format, for the formats whose ice is limited. */
export function iceOfLimitedFormats(
  events: readonly { readonly formatId: string; readonly seconds: number }[],
  form: Form,
): Record<string, number> {
  const limits = iceLimits(form);
  const sums = new Map<string, number>();
  for (const { formatId, seconds } of events) {
    if (limits.has(formatId)) sums.set(formatId, (sums.get(formatId) ?? 0) + seconds);
  }
  return Object.fromEntries(sums);
}
