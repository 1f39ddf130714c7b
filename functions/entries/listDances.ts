import type { Handler } from '../http/exchange.ts';
import { entryPage } from './entryPage.ts';
import { danceRow } from './listedEntry.ts';

export const listDances: Handler<'listDances'> = async (request) => {
  const { entries, nextCursor } = await entryPage('dance', request);
  return { data: entries.map((entry) => danceRow(entry, request.session)), nextCursor };
};
