import type { EntryKind, Form } from '../../contract/competitions/forms.ts';

/** Prices of an individual entry's events by order, in minor units of the competition's currency. */
export interface EventPrices {
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  /** Which of the two steps the entry has; left out or null where its prices begin with its own first event. */
  readonly steps?: LadderSteps | null;
}

/**
 * The prices of a skater's first and second event in a competition: whoever has entered them with one entry
 * does not pay them again with another. Each further event costs the additional price, which all can have.
 */
export interface LadderSteps {
  readonly first: boolean;
  readonly second: boolean;
}

export const PRICE_STEPS = ['first', 'second'] as const;
export const ALL_STEPS: LadderSteps = { first: true, second: true };
const NO_STEPS: LadderSteps = { first: false, second: false };

/** The prices of an entry's events by order, the additional price last and for all that follow. */
export function orderOf({ steps }: Pick<EventPrices, 'steps'>): ('first' | 'second' | 'additional')[] {
  const taken = steps ?? ALL_STEPS;
  return [...PRICE_STEPS.filter((step) => taken[step]), 'additional'];
}

/** The steps that a new entry of so many events gets: the lowest of those that are free. */
export function stepsOfNewEntry(events: number, free: LadderSteps): LadderSteps {
  return stepsAfterChange({ steps: NO_STEPS, events: 0 }, events, free);
}

/**
 * The steps of an entry that has another number of events from now on. What it has it keeps, whatever
 * became free meanwhile; what it gives up are its last ones; what is added gets the lowest that are free.
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

/** What is free for one of several skaters: a couple pays a step that one of them has not paid yet. */
export function firstEntrySteps(free: readonly LadderSteps[]): LadderSteps {
  return { first: free.some(({ first }) => first), second: free.some(({ second }) => second) };
}

/** What is left of the ladder by those that hold steps of it. */
export function freeSteps(taken: readonly (LadderSteps | null)[]): LadderSteps {
  return {
    first: !taken.some((steps) => steps?.first),
    second: !taken.some((steps) => steps?.second),
  };
}

/** Whether an entry of this kind goes on where the other entries of its skaters end. */
export function sharesPriceSteps(kind: EntryKind, { coupleLadder }: Pick<Form, 'coupleLadder'>): boolean {
  return kind === 'individual' || (kind === 'dance' && coupleLadder === 'skaters');
}
