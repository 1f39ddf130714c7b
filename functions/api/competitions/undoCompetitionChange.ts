import { lastBulkChange } from '../../services/history/bulkChange.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { withChangedNames } from '../../services/competitions/withChangedNames.ts';
import { undoStates } from '../../services/competitions/seasons.ts';

export const undoCompetitionChange: Handler<'undoCompetitionChange'> = async ({ params, session, now }) => {
  const change = await lastBulkChange(session.id, 'competition');
  if (change?.id !== params.changeId || change.undone) throw new ApiError('NotFound');
  const undo = change.action === 'archive' ? 'restore' : 'archive';
  await withChangedNames(change.changed, () => undoStates(change, undo, { by: session.id, at: now }));
  return { data: { count: change.changed.length } };
};
