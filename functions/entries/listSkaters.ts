import type { Handler } from '../http/exchange.ts';
import { entryPage } from './entryPage.ts';
import { skaterRow } from './listedEntry.ts';

export const listSkaters: Handler<'listSkaters'> = async (request) => {
  const { entries, nextCursor } = await entryPage('individual', request);
  return { data: entries.map((entry) => skaterRow(entry, request.session)), nextCursor };
};
