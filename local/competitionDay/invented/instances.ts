import type { Invention } from './inventProblem.ts';

const COMMON = {
  seed: 1,
  surfaces: 2,
  hours: [['07:00', '21:00']],
  lunch: { minutes: 45, from: '11:30', until: '14:00' },
  iceMinutesBetweenResurfacings: 75,
  teamPercent: 7,
  couplePercent: 16,
  isVaried: false,
} as const;

/** The three competitions whose plans are measured. */
export const INSTANCES = {
  a: { ...COMMON, skaters: 550, entries: 2_000, days: 4, resurfacingMinutes: 15, coaches: 60, rinks: 20 },
  /** More than fits. */
  b: { ...COMMON, skaters: 550, entries: 2_385, days: 3, resurfacingMinutes: 10, coaches: 66, rinks: 21 },
  c: { ...COMMON, skaters: 963, entries: 3_588, days: 6, resurfacingMinutes: 15, coaches: 72, rinks: 22 },
} satisfies Record<string, Invention>;

/** Five more, of other seeds and shapes, which no choice in the search was made for: it may not be tuned to the others alone. */
export const FURTHER_INSTANCES = {
  d: {
    ...COMMON,
    seed: 11,
    skaters: 550,
    entries: 2_000,
    days: 4,
    resurfacingMinutes: 15,
    coaches: 60,
    rinks: 20,
  },
  /** More than fits. */
  e: {
    ...COMMON,
    seed: 12,
    skaters: 963,
    entries: 3_588,
    days: 5,
    resurfacingMinutes: 15,
    coaches: 72,
    rinks: 22,
  },
  f: {
    ...COMMON,
    seed: 13,
    skaters: 300,
    entries: 1_000,
    days: 2,
    resurfacingMinutes: 10,
    coaches: 40,
    rinks: 12,
  },
  g: {
    ...COMMON,
    seed: 14,
    skaters: 700,
    entries: 2_400,
    days: 5,
    resurfacingMinutes: 15,
    coaches: 66,
    rinks: 21,
  },
  h: {
    ...COMMON,
    seed: 15,
    surfaces: 1,
    skaters: 160,
    entries: 480,
    days: 2,
    resurfacingMinutes: 15,
    coaches: 24,
    rinks: 8,
  },
} satisfies Record<string, Invention>;
