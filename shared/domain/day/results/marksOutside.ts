import type { MarkRange } from '../../entering/judgingRules/rangeOf.ts';
import { isInRangeOfSeat } from '../sheets/sheetState.ts';
import type { ResultChanges } from './correctProgrammes.ts';
import type { FlightResultRules } from './placeProgrammes.ts';

/** The marks of a correction outside the range of their flight, which the referee alone may allow. */
export function marksOutside(
  { marks }: Pick<ResultChanges, 'marks'>,
  range: MarkRange | null,
  { system }: Pick<FlightResultRules, 'system'>,
): ResultChanges['marks'] {
  const unit = system.system === 'majority' ? 'place' : 'tenths';
  return marks.filter(({ seat, value }) => !isInRangeOfSeat(value, { seat, unit, range }));
}
