import { fieldError } from '../../shared/contract/fieldMessages.ts';
import { replaceAccount } from '../authentication/accounts.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { myAccountOf, ownAccount } from './ownAccount.ts';

export const updateMyAccount: Handler<'updateMyAccount'> = async ({ body, session, now }) => {
  const today = now.toISOString().slice(0, 10);
  const errors = body.skaters.flatMap(({ birthdate }, index) =>
    birthdate < today ? [] : [fieldError(`skaters.${index}.birthdate`, 'MustValid')],
  );
  if (errors.length > 0) throw new ApiError('ValidationFailed', { errors });
  const user = await ownAccount(session);
  const changed = {
    ...user,
    name: body.name,
    notices: [...new Set(body.notices)].filter((address) => address !== user.email),
    skaters: body.skaters,
    version: body.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('VersionConflict'));
  return { data: myAccountOf(changed) };
};
