import columns from '../../../data/judging-columns.json' with { type: 'json' };
import type { OnIceOverrides } from '../../../contract/entering/competitions/onIce.ts';
import type { PlanEvent } from '../../../contract/core/planningFiles.ts';
import type { Certificate } from '../../../contract/core/planningWords.ts';
import { formatId } from '../../core/eventId.ts';
import { iceTimesOf, type EventOnIce, type FormatOnIce } from './iceTimes.ts';

/** Everything that is known of how an event is skated and judged. */
export type OnIce = Required<OnIceOverrides>;

export interface JudgedEvent extends EventOnIce, OnIceOverrides {
  readonly level: string;
}

/** How an event is skated and judged: its own values, else its format's, else the prefilled ones. */
export function onIceOf(format: FormatOnIce & OnIceOverrides, event: JudgedEvent): OnIce {
  const { entry } = format;
  const { level } = event;
  return {
    ...iceTimesOf(format, event),
    splitBySex: event.splitBySex ?? format.splitBySex ?? (entry === 'individual' && stepOf(level) > 0),
    certificate: event.certificate ?? format.certificate ?? usualCertificate(format.format, level),
    criteria: event.criteria ?? format.criteria ?? usualCriteria(format.format),
    points:
      event.points ?? format.points ?? (entry === 'team' ? columns.groupPoints.value : columns.points.value),
  };
}

/** An event of a form as the planner has it. */
export function planEventOf(
  format: FormatOnIce & OnIceOverrides,
  event: JudgedEvent & { id: string },
): PlanEvent {
  const { criteria: _criteria, points: _points, ...onIce } = onIceOf(format, event);
  return { id: event.id, level: event.level, ...onIce };
}

/** The step of Freestyle that a level stands for, with Open Bronze as 1; 0 below Freestyle 1. */
function stepOf(level: string): number {
  const name = level.toLowerCase();
  const open = ['bronze', 'silver', 'gold', 'platinum'].findIndex((medal) => name.endsWith(medal));
  if (open >= 0) return OPEN_STEPS[open] ?? 1;
  const [, ladder = '', step = '0'] = /^(.*?)\s*(\d{1,2})$/.exec(name) ?? [];
  return ladder === 'tot' ? 0 : Number(step);
}

/** Open Bronze is skated as Freestyle 1 to 3, and so on. */
const OPEN_STEPS = [1, 4, 6, 8];
const WORDS: Readonly<Record<string, Certificate>> = { low: 'bronze', medium: 'silver', high: 'gold' };

function usualCertificate(format: string, level: string): Certificate {
  if (formatId(format).startsWith('synchronized')) return 'synchro';
  const step = stepOf(level);
  return WORDS[level.toLowerCase()] ?? (step >= 6 ? 'gold' : step >= 4 ? 'silver' : 'bronze');
}

function usualCriteria(format: string): string[][] {
  const id = formatId(format);
  return (columns.formats.find(({ formats }) => formats.includes(id)) ?? columns.otherwise).criteria;
}
