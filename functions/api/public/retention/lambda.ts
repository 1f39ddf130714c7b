import { RETENTION_RUN } from '../../../../shared/contract/core/system/schedule.ts';
import { scheduleHandler } from '../../../platform/http/scheduled.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { COMPARISON_MILLISECONDS } from '../../../platform/workTime.ts';
import { compareCards } from '../../../services/money/cards/compareCards.ts';
import { runRetention } from '../../../services/public/retention/runRetention.ts';

/** Deletes personal data that is kept no longer, and compares payments by card with their provider. */
export const handler = scheduleHandler(RETENTION_RUN.scheduled, async (now) => {
  await checkDataVersion(now);
  await runRetention(now);
  await compareCards(now, COMPARISON_MILLISECONDS);
});
