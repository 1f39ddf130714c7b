import { historyStep } from '../history/record.ts';
import type { Handler } from '../http/exchange.ts';
import * as rinks from './repository.ts';
import { newRink } from './rink.ts';

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
