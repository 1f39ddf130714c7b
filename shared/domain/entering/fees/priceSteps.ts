import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';
import type { EntryKind, Form } from '../../../contract/entering/competitions/forms.ts';

/** Prices of an individual entry's events by order, in minor units of the competition's currency. */
export interface EventPrices {
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  /** The steps that the entry holds; absent or null if its prices start with its own first event. */
  readonly steps?: LadderSteps | null;
}

export const PRICE_STEPS = ['first', 'second'] as const;
export const ALL_STEPS: LadderSteps = { first: true, second: true };
const NO_STEPS: LadderSteps = { first: false, second: false };

/**
 * The price steps of an entry's events in order; the last one, the additional price, applies to all
 * further events.
 */
export function orderOf({ steps }: Pick<EventPrices, 'steps'>): ('first' | 'second' | 'additional')[] {
  const taken = steps ?? ALL_STEPS;
  return [...PRICE_STEPS.filter((step) => taken[step]), 'additional'];
}

/** The steps of a new entry with this many events: the lowest free ones. */
export function stepsOfNewEntry(events: number, free: LadderSteps): LadderSteps {
  return stepsAfterChange({ steps: NO_STEPS, events: 0 }, events, free);
}

/**
 * The steps of an entry whose number of events changes. It keeps its steps even if lower ones became free;
 * removed events release its last steps; added events take the lowest free ones.
 */
export function stepsAfterChange(
  before: { readonly steps: LadderSteps; readonly events: number },
  events: number,
  free: LadderSteps,
): LadderSteps {
  const kept = PRICE_STEPS.filter((step) => before.steps[step]).slice(0, events);
  const added = PRICE_STEPS.filter((step) => free[step] && !before.steps[step]);
  const now = new Set([...kept, ...added.slice(0, Math.max(0, events - before.events))]);
  return { first: now.has('first'), second: now.has('second') };
}

/** The free steps of several skaters: a couple pays a step if one of the two has not paid it yet. */
export function firstEntrySteps(free: readonly LadderSteps[]): LadderSteps {
  return { first: free.some(({ first }) => first), second: free.some(({ second }) => second) };
}

/** The steps that none of these entries holds. */
export function freeSteps(taken: readonly (LadderSteps | null)[]): LadderSteps {
  return {
    first: !taken.some((steps) => steps?.first),
    second: !taken.some((steps) => steps?.second),
  };
}

/** Whether an entry of this kind continues the price steps of its skaters' other entries. */
export function sharesPriceSteps(kind: EntryKind, { coupleLadder }: Pick<Form, 'coupleLadder'>): boolean {
  return kind === 'individual' || (kind === 'dance' && coupleLadder === 'skaters');
}
