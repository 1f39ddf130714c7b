import catalogue from '../../shared/data/isi-catalogue.json' with { type: 'json' };
import type { DemoRandom } from './random.ts';

const { ladders, openFreestyleEquivalents } = catalogue;

/** The tests of a solo skater from the first to the last. */
const LADDER = [...ladders.Tot, ...ladders.Basic, ...ladders.Freestyle];

const FIRST_BASIC = ladders.Tot.length;
const FIRST_FREESTYLE = FIRST_BASIC + ladders.Basic.length;

/** A skater's level: a step of the ladder, and whether the registered test is an Open one. */
export interface LadderPosition {
  readonly step: number;
  readonly open: boolean;
}

/** A level that suits an age: young children at Tot, most below Freestyle 6, few at the top. */
export function positionAtAge(random: DemoRandom, age: number): LadderPosition {
  if (age <= 6 && random.percent(55)) return { step: random.whole(0, FIRST_BASIC - 1), open: false };
  const years = Math.min(age - 4, random.whole(0, age < 20 ? 9 : 6));
  const step = FIRST_BASIC + Math.floor(years * 1.25 + random.next() * 3);
  const highest = FIRST_FREESTYLE + Math.min(9, Math.max(0, age - 6));
  const reached = Math.min(step, highest);
  return { step: reached, open: reached >= FIRST_FREESTYLE && random.percent(14) };
}

/** 1 to 10; 0 below Freestyle 1. */
export const freestyleLevel = ({ step }: LadderPosition) => Math.max(0, step - FIRST_FREESTYLE + 1);

export const isTot = ({ step }: LadderPosition) => step < FIRST_BASIC;

/** The step's name on the ladder: "Tot 2", "Gamma", "Freestyle 4". */
export function ladderLevel({ step }: LadderPosition): string {
  const level = LADDER[step];
  if (level === undefined) throw new Error(`No step ${step}`);
  return level;
}

/** The Open Freestyle level equivalent to the step: Freestyle 4 is Open Silver. */
export function openLevel(position: LadderPosition): string {
  const level = freestyleLevel(position);
  const equal = Object.entries(openFreestyleEquivalents).find(([, [from = 0, to = 0]]) => {
    return level >= from && level <= to;
  });
  if (!equal) throw new Error(`Freestyle ${level} has no Open level`);
  return equal[0];
}

export const highestTest = (position: LadderPosition) =>
  position.open ? openLevel(position) : ladderLevel(position);

/** The skater's level a season earlier. */
export const yearBefore = (position: LadderPosition): LadderPosition => ({
  step: Math.max(0, position.step - 1),
  open: position.open && position.step > FIRST_FREESTYLE,
});
