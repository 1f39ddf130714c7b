import type { Plan, Problem } from '../../../contract/core/planningFiles.ts';
import { peopleOfFlights, timeFlights } from '../planFacts.ts';

/** What a plan costs families, and when it is over. */
export interface PlanPrice {
  /** The last end of a flight, with its day; null without flights. */
  readonly ends: { readonly date: string; readonly seconds: number } | null;
  /** From the first warm-up of a day to the last mark, over all days, for each skater. */
  readonly secondsPerSkater: number;
  readonly openSeats: number;
}

export function priceOfPlan(problem: Problem, plan: Plan): PlanPrice {
  const timed = timeFlights(peopleOfFlights(problem, plan.flights), plan.blocks);
  const days = new Map<string, { from: number; until: number }>();
  for (const { skaters, date, start, end } of timed) {
    for (const skater of skaters) {
      const day = days.get(`${date} ${skater}`);
      if (day) day.until = Math.max(day.until, end);
      else days.set(`${date} ${skater}`, { from: start, until: end });
    }
  }
  const stay = [...days.values()].reduce((total, { from, until }) => total + until - from, 0);
  const skaters = new Set(timed.flatMap((flight) => flight.skaters)).size;
  const lastDate = timed.at(-1)?.date;
  const lastDay = timed.filter(({ date }) => date === lastDate);
  return {
    ends:
      lastDate === undefined ? null : { date: lastDate, seconds: Math.max(...lastDay.map(({ end }) => end)) },
    secondsPerSkater: Math.round(stay / Math.max(1, skaters)),
    openSeats: plan.panels
      .flatMap(({ judges, referee }) => [...judges, referee])
      .filter((seat) => seat === null).length,
  };
}

/** Minutes that a comparison of two short searches does not tell apart. */
const ALIKE_SECONDS = 3 * 60;

/**
 * Whether all surfaces are the better choice: families are no longer at the rink than with one alone. What is paid for is
 * used, as the last flight then ends earlier.
 */
export const isWorthAll = (all: PlanPrice, alone: readonly PlanPrice[]): boolean =>
  alone.every((one) => all.secondsPerSkater <= one.secondsPerSkater + ALIKE_SECONDS);
