import { changesBetween } from '../../../shared/domain/history/changesBetween.ts';
import { historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findRink, replaceRink } from '../../store/rinks/repository.ts';

/** A rink that is saved as it was stays as it was: its history tells changes only. */
export const updateRink: Handler<'updateRink'> = async ({ params, body, session, now }) => {
  const before = await findRink(params.rinkId);
  if (!before) throw new ApiError('NotFound');
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const after = { ...before, ...body };
  if (changesBetween(before, after).length === 0) return { data: before };
  after.version = before.version + 1;
  const action = before.active === after.active ? 'changed' : after.active ? 'activated' : 'deactivated';
  const of = { subject: 'rink', id: before.id } as const;
  await replaceRink(before, after, [historyWrite({ of, action, by: session.id, at: now, before, after })]);
  return { data: after };
};
