import { lastBulkChange, markUndoneWrite } from '../../services/history/bulkChange.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { getUnchangedRinks, setActive } from '../../services/rinks/setActive.ts';

/** Within the account's last change of several rinks, all or none, and once. */
export const undoRinkChange: Handler<'undoRinkChange'> = async ({ params, session, now }) => {
  const change = await lastBulkChange(session.id, 'rink');
  if (change?.id !== params.changeId || change.undone) throw new ApiError('NotFound');
  const rinks = await getUnchangedRinks(change.changed);
  await transact([
    markUndoneWrite(session.id, 'rink', change.id),
    ...setActive(rinks, change.action !== 'activate', session.id, now),
  ]);
  return { data: { count: rinks.length } };
};
