import { historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { usesOf } from '../../services/rinks/namedUses.ts';
import { findRink, removeRink, RinkConflict } from '../../store/rinks/repository.ts';

/** What something uses stays, and the answer says by what: it can be deactivated. */
export const deleteRink: Handler<'deleteRink'> = async ({ params, body, session, now }) => {
  const rink = await findRink(params.rinkId);
  if (!rink) throw new ApiError('NotFound');
  if (rink.version !== body.version) throw new ApiError('VersionConflict');
  const of = { subject: 'rink', id: rink.id } as const;
  try {
    await removeRink(rink, [historyWrite({ of, action: 'deleted', by: session.id, at: now })]);
  } catch (error) {
    throw error instanceof RinkConflict ? await whyKept(rink.id, body.version) : error;
  }
  return { data: null };
};

async function whyKept(rinkId: string, version: number): Promise<ApiError> {
  const rink = await findRink(rinkId);
  if (!rink) return new ApiError('NotFound');
  if (rink.version !== version) return new ApiError('VersionConflict');
  return new ApiError('RinkInUse', { uses: (await usesOf(rinkId)).data });
}
