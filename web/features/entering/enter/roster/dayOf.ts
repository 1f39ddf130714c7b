import { typedDay } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';

/** `YYYY-MM-DD`, or the text as it was typed where it is not a day. */
export function sentDay(typed: string): string {
  const now = currentTime();
  return typedDay(typed, { latest: now.toISOString().slice(0, 10) }) ?? typed.trim();
}
