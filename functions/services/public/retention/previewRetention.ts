import type { RetentionPreview } from '../../../../shared/contract/core/retention.ts';
import { JOB_ROWS, type JobRow } from '../../../../shared/domain/core/retention/retention.ts';
import { retentionState } from '../../../store/core/retention/repository.ts';
import { listsOfAccounts, listsOfCompetitions, type DuePage } from './duePages.ts';
import { passThrough } from './passThrough.ts';

/** Milliseconds in which pages are counted, of the ten seconds of a call. */
const COUNTING_MILLISECONDS = 4_000;

/** Counts what the next runs of the job find, as they find it, and deletes nothing. */
export async function previewRetention(
  now: Date,
  milliseconds = COUNTING_MILLISECONDS,
): Promise<RetentionPreview> {
  const end = performance.now() + milliseconds;
  const due: Record<JobRow, number> = {
    emergencyContact: 0,
    music: 0,
    reminder: 0,
    unconfirmedAccount: 0,
  };
  let isComplete = true;
  for (const lists of [listsOfCompetitions(now), listsOfAccounts(now)]) {
    const passed = await passThrough(lists, end, (page) => {
      due[page.what] += countOf(page);
      return Promise.resolve();
    });
    isComplete &&= passed.isComplete;
  }
  const { lastRun } = await retentionState();
  return {
    due: counted(due),
    isComplete,
    lastRun: lastRun ? { at: lastRun.at, deleted: counted(lastRun.deleted) } : null,
  };
}

function countOf(page: DuePage): number {
  if (page.what === 'emergencyContact') return page.entryIds.length;
  if (page.what === 'music') return page.music.length;
  return page.what === 'reminder' ? page.reminders.length : page.accounts.length;
}

const counted = (counts: Readonly<Record<string, number>>) =>
  JOB_ROWS.map((what) => ({ what, count: counts[what] ?? 0 }));
