import type { Schedule } from './schedule.ts';
import { WHOLE_SEAT } from './seatCost.ts';

/** What each part of a schedule costs while the search moves flights, in minutes that families wait. */
export interface Weights {
  readonly hard: number;
  /** Of a rest under the wish, beside its minutes. */
  readonly shortRest: number;
  readonly medium: number;
  /** Of a second after closing. */
  readonly hours: number;
  /** Of pupils who stand in the way of few judges: what fills no seat by the end was not worth its minutes. */
  readonly gathering: number;
  /** Of a lacking judge. */
  readonly seat: number;
}

/** How warm the search is, and what faults cost then. */
export interface Climate extends Weights {
  readonly temperature: number;
}

/** What leads the search, but is no part of the score, counts half. */
const GUIDE = 0.5;

/** Faults are light while the order is found (decision 0322): heavy ones freeze it, as no move mends two by way of a third. */
const LIGHT: Climate = {
  temperature: 60,
  hard: 900,
  shortRest: 90,
  medium: 9,
  hours: 4.5,
  gathering: 1,
  seat: 200,
};
const COOL: Climate = { ...LIGHT, temperature: 8 };
/** Then they grow, slowly and in the cold: what is mended at once is mended at any price. */
const GROWN: Climate = {
  temperature: 5,
  hard: 18_000,
  shortRest: 2_400,
  medium: 30,
  hours: 7,
  gathering: 0.1,
  seat: 700,
};

/** By these a plan is judged, at any time of the search. */
export const FINAL: Weights = {
  hard: 100_000,
  shortRest: 12_000,
  medium: 100,
  hours: 20,
  gathering: 0,
  seat: 1_500,
};
const COLDEST = 3;

/** When a search has cooled and when its faults have grown, in shares of its moves. */
export interface CoolingPace {
  readonly cool: number;
  readonly grown: number;
}

/** Where there are many moves a flight, the cold ones find nothing any more: coaches come onto one surface while it is warm. */
const MANY_MOVES = 2_000;

export const paceOf = (moves: number, flights: number): CoolingPace =>
  moves > MANY_MOVES * flights ? { cool: 0.72, grown: 0.87 } : { cool: 0.5, grown: 0.84 };

/**
 * @param share of the moves that are made
 * @param hasFewJudges then seats are light too, as most stay open: elsewhere the search begins with nearly all of them filled
 */
export function climateAt(share: number, pace: CoolingPace, hasFewJudges: boolean): Climate {
  const climate = weatherAt(share, pace);
  return hasFewJudges ? climate : { ...climate, seat: FINAL.seat };
}

function weatherAt(share: number, { cool, grown }: CoolingPace): Climate {
  if (share < cool) return between(LIGHT, COOL, share / cool);
  if (share < grown) return between(COOL, GROWN, (share - cool) / (grown - cool));
  return { ...FINAL, temperature: COLDEST };
}

function between(from: Climate, to: Climate, share: number): Climate {
  const part = (name: keyof Climate) => from[name] * (to[name] / from[name]) ** share;
  return {
    temperature: part('temperature'),
    hard: part('hard'),
    shortRest: part('shortRest'),
    medium: part('medium'),
    hours: part('hours'),
    gathering: part('gathering'),
    seat: part('seat'),
  };
}

/** The cost of a schedule but for lacking judges, which are counted only where they decide. */
export function energyOf(schedule: Schedule, weights: Weights): number {
  const [hard, hours, minutes, soft] = schedule.score;
  return (
    hard * weights.hard +
    schedule.shortRests * weights.shortRest +
    hours * weights.hours +
    minutes * weights.medium +
    soft +
    schedule.guide * GUIDE +
    schedule.gathering * weights.gathering
  );
}

export const energyOfSeats = (lacking: number, { seat }: Weights): number => (lacking / WHOLE_SEAT) * seat;

export const wholeEnergy = (schedule: Schedule, weights: Weights): number =>
  energyOf(schedule, weights) + energyOfSeats(schedule.seats.total, weights);
