import type { JobRow } from '../../../../shared/domain/core/retention/retention.ts';
import { logInfo } from '../../../platform/log.ts';
import { RECORDS_MILLISECONDS } from '../../../platform/workTime.ts';
import { saveRetentionRun } from '../../../store/core/retention/repository.ts';
import { deleteDue } from './deleteDue.ts';
import { listsOfAccounts, listsOfCompetitions } from './duePages.ts';
import { passThrough } from './passThrough.ts';

/**
 * Deletes what the retention table no longer keeps and what does not expire by itself (decision 0308), page by page until
 * time is up. The next run goes on from there. It sends no mail.
 * @throws what failed first, once the other lists had their turn
 */
export async function runRetention(now: Date, milliseconds = RECORDS_MILLISECONDS): Promise<void> {
  const deleted: Record<JobRow, number> = {
    emergencyContact: 0,
    music: 0,
    reminder: 0,
    unconfirmedAccount: 0,
  };
  const kinds = [listsOfCompetitions(now), listsOfAccounts(now)];
  const failures: unknown[] = [];
  for (const lists of kinds) {
    // Accounts have their turn however many competitions there are.
    const end = performance.now() + milliseconds / kinds.length;
    const passed = await passThrough(lists, end, async (page) => {
      deleted[page.what] += await deleteDue(page, now);
    });
    failures.push(...passed.failures);
  }
  await saveRetentionRun({ at: now.toISOString(), deleted });
  logInfo('retention', deleted);
  if (failures.length > 0) throw failures[0];
}
