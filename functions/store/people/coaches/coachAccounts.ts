import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { userKey } from '../../keys.ts';
import { coachKey } from './keys.ts';

/** Takes the grant from the account of a coach; its version rises, so that no save brings it back. */
export function revokeCoachWrite(accountId: string, coachId: string): TransactItem {
  return updateWrite(userKey(accountId), {
    update: 'SET coachId = :none ADD #version :one',
    condition: 'coachId = :coach',
    names: { '#version': 'version' },
    values: { ':none': null, ':one': 1, ':coach': coachId },
    onConflict: () => new ApiError('VersionConflict'),
  });
}

/** Disconnects a coach from an account that is deleted. */
export function forgetCoachAccountWrite(coachId: string, accountId: string): TransactItem {
  return updateWrite(coachKey(coachId), {
    update: 'SET accountId = :none ADD #version :one',
    condition: 'accountId = :account',
    names: { '#version': 'version' },
    values: { ':none': null, ':one': 1, ':account': accountId },
    onConflict: () => new ApiError('Busy'),
  });
}
