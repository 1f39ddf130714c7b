import * as retention from '../../functions/store/core/retention/repository.ts';
import { remindersOf } from '../../functions/store/entering/notifications/reminderRepository.ts';

/** The reads and writes of the job that deletes what is kept no longer. */
export function retentionPatterns(competitionId: string, now: Date): Record<string, () => Promise<unknown>> {
  const progress = { place: null, at: now.toISOString() };
  const clearing = { competitionId, endDate: '2026-12-06', ...progress };
  return {
    saveAccountProgress: () => retention.saveAccountProgress(progress),
    saveRetentionRun: () => retention.saveRetentionRun({ at: now.toISOString(), deleted: {} }),
    retentionState: () => retention.retentionState(),
    saveClearing: () => retention.saveClearing(clearing),
    clearingOf: () => retention.clearingOf([competitionId]),
    remindersOf: () => remindersOf(competitionId, undefined),
  };
}
