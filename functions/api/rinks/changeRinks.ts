import { ulid } from 'ulidx';
import { bulkChangeWrite } from '../../services/history/bulkChange.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { getUnchangedRinks, setActive } from '../../services/rinks/setActive.ts';

/** Those that are as wanted already are left alone, and an undo leaves them so. */
export const changeRinks: Handler<'changeRinks'> = async ({ body, session, now }) => {
  const active = body.action === 'activate';
  const rinks = (await getUnchangedRinks(body.rinks)).filter((rink) => rink.active !== active);
  const changeId = ulid(now.getTime());
  const changed = rinks.map(({ id, version }) => ({ id, version: version + 1 }));
  await transact([
    ...setActive(rinks, active, session.id, now),
    bulkChangeWrite(session.id, 'rink', { id: changeId, action: body.action, changed }),
  ]);
  return { data: { changeId, count: rinks.length } };
};
