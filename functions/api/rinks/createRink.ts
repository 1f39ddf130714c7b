import { historyStep } from '../../store/history/record.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import * as rinks from '../../store/rinks/repository.ts';
import { newRink } from '../../store/rinks/rink.ts';

export const createRink: Handler<'createRink'> = async ({ body, session, now }) => {
  const rink = newRink(body, now);
  const record = historyStep({
    of: { subject: 'rink', id: rink.id },
    deed: 'created',
    by: session.id,
    at: now,
  });
  await rinks.createRink(rink, [record]);
  return { data: rink };
};
