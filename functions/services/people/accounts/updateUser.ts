import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findAccount, replaceAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { superAdministratorWrites } from '../../../store/people/accounts/superAdministrators.ts';
import { dismissGuardiansWrites, leaveFamilyWrites } from './familyOfGuardian.ts';
import { assignmentWrites, loadAssignment, userOf } from './user.ts';

/**
 * Changes another account's name, role, assignment or state; a new role, assignment or state ends its sessions.
 * Super administrators cannot demote or deactivate themselves, and one of them always stays active.
 * @throws {ApiError} NotFound; VersionConflict; LastSuperAdministrator; ValidationFailed: role or active
 * MustEnabled; rinkId or competitionId NotNull, MustExist, MustEnabled
 */
export async function updateUser({ params, body, session, now }: Request<'updateUser'>): Promise<User> {
  const user = await findAccount(params.userId);
  if (!user) throw new ApiError('NotFound');
  // Also refuses a version higher than the stored one, which would overwrite a change made after this read.
  if (user.version !== body.version) throw new ApiError('VersionConflict');
  const isOwn = user.id === session.id;
  if (isOwn && body.role !== user.role) throw wrongField('role', 'MustEnabled');
  if (isOwn && !body.active) throw wrongField('active', 'MustEnabled');
  const { assignment: _name, ...assigned } = await loadAssignment(body, user.rinkId);

  const changed: Account = {
    ...user,
    name: body.name,
    role: body.role,
    ...assigned,
    active: body.active,
    version: body.version + 1,
  };
  // Only a family account looks after a family, and nobody looks after one that the federation has shut out.
  const isFamily = changed.role === 'SKATER' && changed.active;
  const leaves = user.guardianOf && !isFamily;
  if (leaves) changed.guardianOf = null;
  if (!isFamily) changed.guardians = [];
  if (!isSameAccess(user, changed)) changed.sessionVersion = user.sessionVersion + 1;
  const details = { from: accessOf(user), to: accessOf(changed) };
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    auditWrite({ userId: user.id, event: 'userChanged', at: now, by: session.id, details }),
    ...assignmentWrites(changed, user.rinkId),
    ...(await superAdministratorWrites(user, changed)),
    ...(leaves ? await leaveFamilyWrites(user) : []),
    ...(isFamily ? [] : await dismissGuardiansWrites(user)),
  ]);
  return userOf(changed, now);
}

function accessOf({ role, rinkId, competitionId, active }: Account) {
  return { role, rinkId, competitionId, active };
}

function isSameAccess(before: Account, after: Account): boolean {
  return JSON.stringify(accessOf(before)) === JSON.stringify(accessOf(after));
}
