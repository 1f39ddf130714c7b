import { rangeOf, type MarkRange } from '../../entering/judgingRules/rangeOf.ts';
import type { FlightRules } from '../../entering/judgingRules/flightRules.ts';
import { isInRangeOfSeat } from '../sheets/sheetState.ts';
import type { ResultChanges } from './correctProgrammes.ts';
import type { FlightResultRules } from './placeProgrammes.ts';

/** The range that judges had: the referee's, else that of the rules for those who skated. */
export function rangeOfResult(
  rows: readonly { readonly state: string }[],
  {
    range,
    judgedBy,
  }: { readonly range?: MarkRange | null | undefined; readonly judgedBy?: FlightRules | undefined },
): MarkRange | null {
  if (range !== undefined) return range;
  return judgedBy ? rangeOf(judgedBy, rows.filter(({ state }) => state === 'skated').length) : null;
}

/** The marks of a correction outside the range of their flight, which the referee alone may allow. */
export function marksOutside(
  { marks }: Pick<ResultChanges, 'marks'>,
  range: MarkRange | null,
  { system }: Pick<FlightResultRules, 'system'>,
): ResultChanges['marks'] {
  const unit = system.system === 'majority' ? 'place' : 'tenths';
  return marks.filter(({ seat, value }) => !isInRangeOfSeat(value, { seat, unit, range }));
}
