import type { Handler } from '../http/exchange.ts';
import { entryPage } from './entryPage.ts';
import { teamRow } from './listedEntry.ts';

export const listTeams: Handler<'listTeams'> = async (request) => {
  const { entries, nextCursor } = await entryPage('team', request);
  return { data: entries.map((entry) => teamRow(entry, request.session)), nextCursor };
};
