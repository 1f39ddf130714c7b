import { findAccount, replaceAccount, type Account } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { superAdministratorWrites } from '../../store/accounts/superAdministrators.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { loadAssignment, assignmentWrites, userOf } from '../../services/accounts/user.ts';

/**
 * Nobody takes the own role away, or deactivates oneself, and one super administrator always stays. A
 * change of role, bond or state ends that person's sessions at once.
 */
export const updateUser: Handler<'updateUser'> = async ({ params, body, session, now }) => {
  const user = await findAccount(params.userId);
  if (!user) throw new ApiError('NotFound');
  // A version that is still to come would put what was read now over what is written in between.
  if (user.version !== body.version) throw new ApiError('VersionConflict');
  const isOwn = user.id === session.id;
  if (isOwn && body.role !== user.role) throw wrongField('role', 'MustEnabled');
  if (isOwn && !body.active) throw wrongField('active', 'MustEnabled');
  const { assignment: _name, ...writes } = await loadAssignment(body, user.rinkId);
  const changed: Account = {
    ...user,
    name: body.name,
    role: body.role,
    ...writes,
    active: body.active,
    version: body.version + 1,
  };
  if (isOtherAccess(user, changed)) changed.sessionVersion = user.sessionVersion + 1;
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    auditWrite({
      userId: user.id,
      event: 'userChanged',
      at: now,
      by: session.id,
      details: { from: accessOf(user), to: accessOf(changed) },
    }),
    ...assignmentWrites(changed, user.rinkId),
    ...(await superAdministratorWrites(user, changed)),
  ]);
  return { data: userOf(changed, now) };
};

function accessOf({ role, rinkId, competitionId, active }: Account) {
  return { role, rinkId, competitionId, active };
}

function isOtherAccess(before: Account, after: Account): boolean {
  return JSON.stringify(accessOf(before)) !== JSON.stringify(accessOf(after));
}
