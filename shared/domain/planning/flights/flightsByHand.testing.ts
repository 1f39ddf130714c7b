import type { Problem } from '../../../contract/core/planningFiles.ts';
import { smallProblem } from '../planProblem.testing.ts';

export const FREESTYLE = 'Solo Freestyle 4';
export const STROKING = 'Stroking Freestyle 4';
export const ALPHA = 'Solo Alpha';

/** Days after 1995-01-01 of a birth on 2015-01-01. */
const BORN_2015 = 7_305;

/** Somebody with one programme: `p0`, `p1`, ... in the order of the list. */
export interface Starter {
  readonly event: string;
  /** Days after 2015-01-01. */
  readonly born: number;
  readonly sex: 'F' | 'M' | null;
}

/** A competition in which each starter has one programme. Freestyle 4 has its sexes apart, Alpha has not. */
export function problemOf(starters: readonly Starter[]): Problem {
  const people = starters.map(({ born, sex }, index) => ({
    birth: BORN_2015 + born,
    sex,
    level: 1,
    both: false,
    coach: index,
  }));
  const problem = smallProblem(1, people);
  return {
    ...problem,
    programmes: problem.programmes.map((programme, index) => ({
      ...programme,
      id: `p${index}`,
      eventId: starters[index]?.event ?? '',
    })),
  };
}

export const girl = (born: number, event = FREESTYLE): Starter => ({ event, born, sex: 'F' });
export const boy = (born: number, event = FREESTYLE): Starter => ({ event, born, sex: 'M' });

export const flight = (id: string, programmes: readonly string[], eventId = FREESTYLE) => ({
  id,
  eventId,
  programmes: [...programmes],
});
