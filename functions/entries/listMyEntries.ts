import type { Handler } from '../http/exchange.ts';
import { familyEntries } from './familyEntries.ts';
import { entriesOfAccount } from './repository.ts';

export const listMyEntries: Handler<'listMyEntries'> = async ({ query, session }) => {
  const page = await entriesOfAccount(session.id, query.kind, query.cursor);
  return { data: await familyEntries(page.entries), nextCursor: page.nextCursor };
};
