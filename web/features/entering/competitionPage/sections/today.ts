import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { registrationOf, type ShownCompetition } from '../toShownCompetition.ts';

type Dated = Pick<ShownCompetition, 'state' | 'openFrom' | 'openUntil'>;

/** The state of registration today: before registration, at the regular or a late price, or no more. */
export type TodayState = 'undated' | 'opensLater' | 'open' | 'regularPrice' | 'latePrice' | 'closed';

/** The state at `now`. A price is only worth a word where a late fee makes a difference. */
export function todayState(competition: Dated, lateFees: readonly LateFee[], now: Date): TodayState {
  const registration = registrationOf(competition, now);
  if (registration === null) return 'undated';
  if (registration === 'opensLater') return 'opensLater';
  if (registration !== 'open') return 'closed';
  if (lateFees.length === 0) return 'open';
  return lateFeeAt(lateFees, now) === null ? 'regularPrice' : 'latePrice';
}
