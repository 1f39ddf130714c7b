import { RETENTION_RUN } from '../../../../shared/contract/core/system/schedule.ts';
import { scheduleHandler } from '../../../platform/http/scheduled.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { COMPARISON_MILLISECONDS } from '../../../platform/workTime.ts';
import { compareCards } from '../../../services/money/cards/compareCards.ts';
import { matchPayouts } from '../../../services/money/cards/matchPayouts.ts';
import { runRetention } from '../../../services/public/retention/runRetention.ts';

/** Deletes personal data that is kept no longer, compares payments by card with their provider, and matches its payouts. */
export const handler = scheduleHandler(RETENTION_RUN.scheduled, async (now) => {
  await checkDataVersion(now);
  await runRetention(now);
  const begun = performance.now();
  await compareCards(now, COMPARISON_MILLISECONDS);
  await matchPayouts(now, COMPARISON_MILLISECONDS - (performance.now() - begun));
});
