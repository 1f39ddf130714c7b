import type { Handler } from '../../platform/http/requestContext.ts';
import { entryPage } from '../../services/entries/views/entryPage.ts';
import { teamRow } from '../../services/entries/views/listedEntry.ts';

export const listTeams: Handler<'listTeams'> = async (request) => {
  const { entries, nextCursor } = await entryPage('team', request);
  return { data: entries.map((entry) => teamRow(entry, request.session)), nextCursor };
};
