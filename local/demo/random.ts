import { decodeTime, ulid } from 'ulidx';

/**
 * Random values that are the same at every start, so that tests can rely on them and an interrupted seeding
 * can be repeated.
 */
export interface DemoRandom {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both bounds included. */
  whole(from: number, to: number): number;
  /** True in so many of 100 cases. */
  percent(chance: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** A value with a probability by its weight. */
  weighted<Value>(values: readonly (readonly [value: Value, weight: number])[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** The generator mulberry32 (public domain), started with a seed. */
export function seededRandom(seed: number): DemoRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    percent: (chance) => next() * 100 < chance,
    pick: (values) => at(values, whole(0, values.length - 1)),
    weighted: (values) => {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      return at(
        values,
        values.findIndex(([, weight]) => (left -= weight) < 0),
      )[0];
    },
    shuffled: (values) => {
      const order = values.map((value) => ({ value, place: next() }));
      return order.sort((one, other) => one.place - other.place).map(({ value }) => value);
    },
  };
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}

/** Ids count from here: below every id in use, so that new records come first in lists sorted by newest. */
const FIRST_INSTANT = Date.UTC(2025, 0, 1);

/** An id that is the same at every start; a later `minute` sorts later. */
export function demoId(random: DemoRandom, minute = 0): string {
  return ulid(FIRST_INSTANT + minute * 60_000, random.next);
}

/** The minute of an id, also of one that is older. */
export const minuteOf = (id: string): number => Math.ceil((decodeTime(id) - FIRST_INSTANT) / 60_000);
