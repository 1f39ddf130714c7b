import type { JobRow } from '../../../../shared/domain/core/retention/retention.ts';
import { logInfo } from '../../../platform/log.ts';
import { RECORDS_MILLISECONDS } from '../../../platform/workTime.ts';
import { saveRetentionRun } from '../../../store/core/retention/repository.ts';
import { deleteDue } from './deleteDue.ts';
import { pagesOfAccounts, pagesOfCompetitions } from './duePages.ts';

/**
 * Deletes what the retention table no longer keeps and what does not expire by itself (decision 0308), page by page until
 * time is up. The next run goes on from there. It sends no mail.
 * @throws what failed first, once the other lists had their turn
 */
export async function runRetention(now: Date, milliseconds = RECORDS_MILLISECONDS): Promise<void> {
  const deleted: Record<JobRow, number> = {
    emergencyContact: 0,
    reminder: 0,
    unconfirmedAccount: 0,
  };
  const lists = [pagesOfCompetitions(now), pagesOfAccounts(now)];
  const failures: unknown[] = [];
  for (const list of lists) {
    // Accounts have their turn however many competitions there are.
    const end = performance.now() + milliseconds / lists.length;
    try {
      for await (const page of list) {
        deleted[page.what] += await deleteDue(page, now);
        if (performance.now() >= end) break;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  await saveRetentionRun({ at: now.toISOString(), deleted });
  logInfo('retention', deleted);
  if (failures.length > 0) throw failures[0];
}
