import { RETENTION_RUN } from '../../../../shared/contract/core/system/schedule.ts';
import { scheduleHandler } from '../../../platform/http/scheduled.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { runRetention } from '../../../services/public/retention/runRetention.ts';

/** Deletes personal data that is kept no longer. */
export const handler = scheduleHandler(RETENTION_RUN.scheduled, async (now) => {
  await checkDataVersion(now);
  await runRetention(now);
});
