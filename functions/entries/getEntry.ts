import type { Handler } from '../http/exchange.ts';
import { familyEntryOf } from './familyEntries.ts';
import { ownEntry } from './foundEntry.ts';

export const getEntry: Handler<'getEntry'> = async ({ params, session }) => {
  const entry = await ownEntry(session.id, params.entryId);
  return { data: await familyEntryOf(entry) };
};
