import { ulid } from 'ulidx';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { retry, withJitter } from '../../../platform/retry.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import {
  changeScheduleDraft,
  findScheduleDraft,
  StaleDraftError,
} from '../../../store/planning/draft/repository.ts';
import type { StoredDraftParts, StoredDraft } from '../../../store/planning/draft/storedDraft.ts';

/** The parts that change, whole, each with the version that it has in the draft, and writes that belong to them. */
export interface PlannedChange extends StoredDraftParts {
  readonly extraWrites?: readonly TransactItem[];
  /** False where one of these writes changes the competition. */
  readonly checksCompetition?: boolean;
  /** The account of an organiser who makes it by hand. */
  readonly changedBy?: string;
}

/** Concurrent edits are rare; ten judges who sign up in the same second all get through. */
const CONTENTION_RETRY = {
  attempts: 10,
  isRetryable: (error: unknown) => error instanceof StaleDraftError,
  pause: (failures: number) => withJitter(10 * 2 ** Math.min(failures, 6)),
};

/**
 * Changes parts of a competition's draft in one transaction. It is decided again where somebody else changed the draft
 * at this moment.
 * @param decide what changes, by the draft as it is stored
 * @throws {ApiError} CompetitionArchived; Busy; whatever `decide` throws
 */
export function changeDraft(
  competitionId: string,
  now: Date,
  decide: (draft: StoredDraft) => PlannedChange | Promise<PlannedChange>,
): Promise<{ generation: number; revision: number }> {
  return retry(async () => {
    const draft = await findScheduleDraft(competitionId);
    const { extraWrites = [], checksCompetition = true, changedBy, ...parts } = await decide(draft);
    const options = { newPlan: ulid(now.getTime()), extraWrites, checksCompetition, changedBy };
    return changeScheduleDraft(competitionId, draft, parts, options);
  }, CONTENTION_RETRY);
}

/**
 * Checks that parts are still as they were read.
 * @throws {ApiError} VersionConflict
 */
export function checkVersions(
  stored: readonly { readonly name: string; readonly version: number }[],
  read: readonly { readonly name: string; readonly version: number }[],
): void {
  const versions = new Map(stored.map(({ name, version }) => [name, version]));
  if (read.some(({ name, version }) => (versions.get(name) ?? 0) !== version))
    throw new ApiError('VersionConflict');
}
