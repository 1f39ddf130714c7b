import type { PlanCoach } from '../../../shared/contract/core/planningFiles.ts';
import type { Certificate } from '../../../shared/contract/core/planningWords.ts';
import type { Random } from '../../../shared/domain/planning/random.ts';
import { LEVELS } from './inventEvents.ts';
import type { Invention } from './inventProblem.ts';
import { DAY_MILLISECONDS, utcDay } from '../../../shared/domain/core/dates/days.ts';

export interface InventedSkater {
  readonly id: string;
  readonly birthdate: string;
  readonly sex: 'F' | 'M' | null;
  readonly level: number;
  readonly rinkId: string;
  readonly coachId: string;
}

export interface InventedPeople {
  readonly skaters: readonly InventedSkater[];
  readonly coaches: PlanCoach[];
}

/** How many skaters of a hundred and ten are of each level. */
const LEVEL_WEIGHTS = [3, 6, 8, 8, 7, 8, 10, 9, 9, 8, 7, 6, 4, 3, 2, 2];
const FIRST_DAY = Date.UTC(2027, 0, 6);

/** Rinks of very different sizes, coaches with very different numbers of pupils, ages that go with levels. */
export function inventPeople(invention: Invention, random: Random): InventedPeople {
  const { rinks, isVaried } = invention;
  const rinkWeights = Array.from({ length: rinks }, () => 3 + random.below(10));
  const coaches = inventCoaches(invention, random);
  const coachWeights = coaches.map(() => 2 + random.below(8));
  const skaters = Array.from({ length: invention.skaters }, (_, index): InventedSkater => {
    const level = drawByWeight(LEVEL_WEIGHTS, random);
    const rinkId = `r${drawByWeight(rinkWeights, random)}`;
    const ownWeights = coaches.map((coach, at) => (coach.rinkId === rinkId ? (coachWeights[at] ?? 0) : 0));
    const sex = isVaried && random.below(40) === 0 ? null : random.below(6) === 0 ? 'M' : 'F';
    return {
      id: `s${index}`,
      birthdate: inventBirthdate(level, random),
      sex,
      level,
      rinkId,
      coachId: coaches[drawByWeight(ownWeights, random)]?.id ?? 'c0',
    };
  });
  return { skaters, coaches: isVaried ? coaches.map((coach) => vary(coach, skaters, random)) : coaches };
}

/** A sixth of the coaches hold Gold, a third Silver, a third Bronze; the others hold nothing. */
function inventCoaches({ coaches, rinks }: Invention, random: Random): PlanCoach[] {
  const sixths: readonly (readonly Certificate[])[] = [
    ['gold'],
    ['silver'],
    ['bronze'],
    ['silver'],
    ['bronze'],
    [],
  ];
  return Array.from({ length: coaches }, (_, index) => ({
    id: `c${index}`,
    // Every rink has a coach before any has a second.
    rinkId: `r${index < rinks ? index : random.below(rinks)}`,
    certificates: [...(sixths[index % 6] ?? [])],
    skaterId: null,
    available: null,
  }));
}

/** Some coaches skate, and some can judge in the mornings of one day only. */
function vary(coach: PlanCoach, skaters: readonly InventedSkater[], random: Random): PlanCoach {
  const chance = random.below(12);
  if (chance === 0) return { ...coach, skaterId: skaters[random.below(skaters.length)]?.id ?? null };
  if (chance > 1) return coach;
  return { ...coach, available: [{ date: '2027-01-06', from: '07:00', until: '13:00' }] };
}

function inventBirthdate(level: number, random: Random): string {
  const isAdult = random.below(14) === 0;
  const years = isAdult
    ? 18 + random.below(40)
    : 5 + Math.min(level, LEVELS.length) * 0.6 + random.below(50) / 10;
  const born =
    FIRST_DAY - Math.floor(years * 365.25) * DAY_MILLISECONDS - random.below(365) * DAY_MILLISECONDS;
  return utcDay(born);
}

/** An index, as often as its weight says; the first where all weights are 0. */
export function drawByWeight(weights: readonly number[], random: Random): number {
  let left = random.below(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  return 0;
}
