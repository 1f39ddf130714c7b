import type { Handler } from '../http/exchange.ts';
import * as rinks from './repository.ts';

export const createRink: Handler<'createRink'> = async ({ body, now }) => {
  const rink = rinks.newRink(body, now);
  await rinks.createRink(rink);
  return { data: rink };
};
