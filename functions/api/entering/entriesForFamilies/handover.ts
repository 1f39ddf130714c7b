import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { giveEntryToFamily as give } from '../../../services/entering/entries/forFamilies/giveEntryToFamily.ts';
import {
  loadHandover,
  takeOverEntries as takeOver,
} from '../../../services/entering/entries/forFamilies/takeOverEntries.ts';

export const giveEntryToFamily: Handler<'giveEntryToFamily'> = async ({ params, body, session, now }) => {
  await give({ ...params, email: body.email }, session, now);
  return { data: { email: body.email } };
};

/** Attempts are not counted: a token has 256 bits, so nobody can guess one. */
export const getEntryHandover: Handler<'getEntryHandover'> = async ({ params, now }) => ({
  data: await loadHandover(params.token, now),
});

export const takeOverEntries: Handler<'takeOverEntries'> = async ({ params, session, now }) => {
  const entries = await takeOver(params.token, { accountId: familyOf(session), by: session.id, now });
  return { data: { entries: entries.map(({ id, name }) => ({ id, name })) } };
};
