import type { Block, PlanFinding, Plan, Problem, Score } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { type BegunIds, NONE_BEGUN } from '../findings/panelFindings.ts';
import { meetingPanels } from '../findings/meetingPanels.ts';
import { planFindings } from './planFindings.ts';
import { type BoardFinding, trackFindings } from './trackFindings.ts';

export type BoardPlan = Pick<Plan, 'flights' | 'blocks' | 'panels'>;

const SEVERITIES = ['hard', 'hours', 'medium', 'soft'];
/** Of one severity: who or what is in two places, then rests, then people at the ice. */
const RULES = [
  'twiceAtOnce',
  'twiceInFlight',
  'overlap',
  'closed',
  'rest',
  'coachOnTwoSurfaces',
  'judgeWithPupil',
  'panelsMeet',
  'openSeat',
  'judgeCertificate',
];
function placeOfRule(rule: string): number {
  const place = RULES.findIndex((one) => rule.startsWith(one));
  return place < 0 ? RULES.length : place;
}

const byWeight = (one: BoardFinding, other: BoardFinding) =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
  placeOfRule(one.rule) - placeOfRule(other.rule);

/**
 * Everything that is wrong with a plan that was changed by hand, the worst first, each with its blocks: what the
 * planner itself would find, and what it never does (`trackFindings`).
 * @returns the score is the planner's, which knows nothing of the latter
 */
export function boardFindings(
  problem: Problem,
  plan: BoardPlan,
  begun: BegunIds = NONE_BEGUN,
): { findings: BoardFinding[]; score: Score } {
  const { findings, score } = planFindings(problem, plan, begun);
  const places = new Map(plan.blocks.map(({ flightId }, index) => [flightId ?? '', index]));
  const own = [...findings, ...meetingPanels(problem, plan, begun)].map((finding): BoardFinding => {
    const { rule, severity, skaters, coaches, flightIds, minutes } = finding;
    const blocks = rule === 'closing' ? lateBlocks(problem, plan.blocks, finding) : indexesOf(flightIds);
    return { rule, severity, skaters, coaches, flightIds, minutes, blocks };
  });
  // What has started skates on, whenever the ice closes and however long it takes: nobody can change it.
  const ofTracks = trackFindings(problem, plan.flights, plan.blocks).filter(
    ({ rule, flightIds }) =>
      !['closed', 'tooShort'].includes(rule) ||
      flightIds.length === 0 ||
      !flightIds.every((id) => begun.has(id)),
  );
  const all = [...own, ...ofTracks];
  return { findings: all.toSorted(byWeight), score };

  function indexesOf(flightIds: readonly string[]): number[] {
    return flightIds.flatMap((id) => places.get(id) ?? []);
  }
}

/** The blocks of a track that end after closing, also those of no flight. */
function lateBlocks(
  problem: Problem,
  blocks: readonly Block[],
  { flightIds, minutes }: PlanFinding,
): number[] {
  const late = tracksOf(problem).map((track) => {
    const own = [...blocks.entries()].filter(
      ([, { surfaceId, date, start, seconds }]) =>
        surfaceId === track.surfaceId && date === track.date && secondsOfTime(start) + seconds > track.closes,
    );
    const ends = own.map(([, { start, seconds }]) => secondsOfTime(start) + seconds - track.closes);
    return { own, minutes: Math.ceil(Math.max(0, ...ends) / 60) };
  });
  const track = late.find(
    ({ own, minutes: beyond }) =>
      own.length > 0 &&
      beyond === minutes &&
      own.flatMap(([, { flightId }]) => flightId ?? []).join('\n') === flightIds.join('\n'),
  );
  return track?.own.map(([index]) => index) ?? [];
}
