import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { userKey } from '../../keys.ts';
import { rinkWrites } from './coachWrites.ts';
import { coachKey } from './keys.ts';
import { findCoach } from './repository.ts';

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

/** Disconnects a coach from an account that is deleted, also in the lists of its rinks. */
export async function forgetCoachAccountWrites(coachId: string, accountId: string): Promise<TransactItem[]> {
  const coach = await findCoach(coachId);
  if (coach?.accountId !== accountId) throw new ApiError('Busy');
  const write = updateWrite(coachKey(coachId), {
    update: 'SET accountId = :none ADD #version :one',
    condition: '#version = :version',
    names: { '#version': 'version' },
    values: { ':none': null, ':one': 1, ':version': coach.version },
    onConflict: () => new ApiError('Busy'),
  });
  return [write, ...rinkWrites(coach, { ...coach, accountId: null })];
}
