import type { PlanCoach } from '../../../contract/core/planningFiles.ts';
import type { Certificate } from '../../../contract/core/planningWords.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { type Model, at } from './model.ts';

const BITS = 32;

/** The demand of a seat on its coach: any certificate, at least Bronze, Silver, Gold; Synchro, which is apart. */
export const DEMANDS: Readonly<Record<Certificate | 'any', number>> = {
  any: 0,
  bronze: 1,
  silver: 2,
  gold: 3,
  synchro: 4,
};
export const DEMAND_KINDS = 5;

/** A coach who is not always there, and when on one day. */
interface Visit {
  readonly judge: number;
  readonly hours: readonly { readonly from: number; readonly until: number }[];
}

/** The coaches who judge as bits of 32-bit words, so that sets of them are counted in a moment. */
export interface JudgeBits {
  /** The words of a set. */
  readonly words: number;
  /** The coaches who meet each demand. */
  readonly holders: readonly Int32Array[];
  /** Of each flight, one set after the other: who coaches or skates there, or sits on its fixed panel. */
  readonly engaged: Int32Array;
  /** By day. */
  readonly visits: readonly (readonly Visit[])[];
}

/** Coaches who skate an individual event do not judge. */
export function judgeBits(model: Model): JudgeBits {
  const { problem } = model;
  const soloists = new Set(
    problem.programmes.filter(({ skaters }) => skaters.length === 1).flatMap(({ skaters }) => skaters),
  );
  const judges = problem.coaches.filter(
    ({ certificates, skaterId }) => certificates.length > 0 && (skaterId === null || !soloists.has(skaterId)),
  );
  const words = Math.max(1, Math.ceil(judges.length / BITS));
  const dates = [...new Set(model.tracks.map(({ date }) => date))];
  return {
    words,
    holders: Array.from({ length: DEMAND_KINDS }, (_, demand) => holdersOf(judges, words, demand)),
    engaged: engagedOf(model, judges, words),
    visits: dates.map((date) => visitsOf(judges, date)),
  };
}

function holdersOf(judges: readonly PlanCoach[], words: number, demand: number): Int32Array {
  const holders = new Int32Array(words);
  for (const [judge, { certificates }] of judges.entries()) {
    const isHolder = certificates.some((certificate) => {
      const held = DEMANDS[certificate];
      if (demand === DEMANDS.any) return true;
      return demand === DEMANDS.synchro || held === DEMANDS.synchro ? held === demand : held >= demand;
    });
    if (isHolder) addJudge(holders, 0, judge);
  }
  return holders;
}

function engagedOf(model: Model, judges: readonly PlanCoach[], words: number): Int32Array {
  const engaged = new Int32Array(model.flights.length * words);
  const indexes = new Map(judges.map(({ id }, judge) => [id, judge]));
  const { problem, flights } = model;
  const panels = new Map(problem.fixed.panels.flatMap((panel) => panel.flightIds.map((id) => [id, panel])));
  const { from, items } = model.coachesOf;
  for (const [flight, { id }] of flights.entries()) {
    const panel = panels.get(id);
    const coaches = items.subarray(at(from, flight), at(from, flight + 1));
    const ids = [...coaches].map((coach) => problem.coaches[coach]?.id ?? null);
    for (const coachId of [...ids, ...(panel?.judges ?? []), panel?.referee ?? null]) {
      const judge = indexes.get(coachId ?? '');
      if (judge !== undefined) addJudge(engaged, flight * words, judge);
    }
  }
  return engaged;
}

function visitsOf(judges: readonly PlanCoach[], day: string): Visit[] {
  return judges.flatMap(({ available }, judge): Visit[] => {
    if (available === null) return [];
    const hours = available
      .filter(({ date }) => date === day)
      .map(({ from, until }) => ({ from: secondsOfTime(from), until: secondsOfTime(until) }));
    return [{ judge, hours }];
  });
}

/** Adds a judge to the set that begins at a word. */
export function addJudge(sets: Int32Array, first: number, judge: number): void {
  const word = first + Math.floor(judge / BITS);
  sets[word] = at(sets, word) | (1 << (judge % BITS));
}

/** Adds the judges of a set to another. */
export function addJudges(
  sets: Int32Array,
  first: number,
  others: Int32Array,
  from: number,
  words: number,
): void {
  for (let word = 0; word < words; word += 1)
    sets[first + word] = at(sets, first + word) | at(others, from + word);
}

/** How many judges of one set are not in another. */
export function countWithout(set: Int32Array, without: Int32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitCount(at(set, word) & ~at(without, word));
  return count;
}

/** How many bits of a 32-bit number are set. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
