import { replaceAccount } from '../../store/accounts/accounts.ts';
import {
  requestAddressConfirmations,
  countConfirmationRequests,
} from '../../services/accounts/notificationAddresses.ts';
import { ApiError, refuse, type FieldProblem } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { myAccountOf, ownAccount } from '../../services/accounts/ownAccount.ts';

/** A further address gets one mail, that asks it; notices come once it has said yes. */
export const updateMyAccount: Handler<'updateMyAccount'> = async ({ body, session, now }) => {
  const today = now.toISOString().slice(0, 10);
  const ids = body.skaters.map(({ id }) => id);
  const problems = body.skaters.flatMap(({ id, birthdate }, index): FieldProblem[] => [
    ...(ids.indexOf(id) === index ? [] : [{ field: `skaters.${index}.id`, code: 'AlreadyExist' } as const]),
    ...(birthdate < today ? [] : [{ field: `skaters.${index}.birthdate`, code: 'MustValid' } as const]),
  ]);
  refuse(problems);
  const user = await ownAccount(session);
  // A version that is still to come would put what was read now over what is written in between.
  if (user.version !== body.version) throw new ApiError('VersionConflict');
  const notices = [...new Set(body.notices)].filter((address) => address !== user.email);
  const added = notices.filter((address) => !user.notices.includes(address));
  await countConfirmationRequests(user, added, now);
  const changed = {
    ...user,
    name: body.name,
    notices,
    confirmedNotices: user.confirmedNotices.filter((address) => notices.includes(address)),
    language: body.language ?? user.language,
    skaters: body.skaters,
    version: body.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('VersionConflict'));
  await requestAddressConfirmations(changed, added, now);
  return { data: myAccountOf(changed) };
};
