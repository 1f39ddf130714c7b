import { historyWrite } from '../../store/history/changeRecord.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import * as rinks from '../../store/rinks/repository.ts';
import { newRink } from '../../store/rinks/rink.ts';

export const createRink: Handler<'createRink'> = async ({ body, session, now }) => {
  const rink = newRink(body, now);
  const record = historyWrite({
    of: { subject: 'rink', id: rink.id },
    action: 'created',
    by: session.id,
    at: now,
  });
  await rinks.createRink(rink, [record]);
  return { data: rink };
};
