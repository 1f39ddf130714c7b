import type { Handler } from '../../platform/http/requestContext.ts';
import { familyEntries } from '../../services/entries/views/familyEntries.ts';
import { entriesOfAccount } from '../../store/entries/repository.ts';

export const listMyEntries: Handler<'listMyEntries'> = async ({ query, session }) => {
  const page = await entriesOfAccount(session.id, query.kind, query.cursor);
  return { data: await familyEntries(page.entries), nextCursor: page.nextCursor };
};
