import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { issueReceipt as issue } from '../../../services/money/documents/issueReceipt.ts';
import { receiptsOfEntry, receiptFile } from '../../../services/money/documents/receipts.ts';
import { getEntryOfCompetition, getMyEntry } from '../../../store/entering/entries/repository.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params, session, now }) => ({
  data: await receiptsOfEntry(await getMyEntry(familyOf(session), params.entryId), now),
});

export const getEntryReceipt: Handler<'getEntryReceipt'> = async ({ params, now }) => ({
  data: await receiptsOfEntry(await getEntryOfCompetition(params.competitionId, params.entryId), now),
});

export const issueReceipt: Handler<'issueReceipt'> = async ({ params, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  await issue(entry, { by: session.id, now });
  return { data: await receiptsOfEntry(await getMyEntry(familyOf(session), params.entryId), now) };
};

export const issueEntryReceipt: Handler<'issueEntryReceipt'> = async ({ params, session, now }) => {
  const { competitionId, entryId } = params;
  const entry = await getEntryOfCompetition(competitionId, entryId);
  await issue(entry, { by: session.id, now });
  return { data: await receiptsOfEntry(await getEntryOfCompetition(competitionId, entryId), now) };
};

export const getReceiptFile: Handler<'getReceiptFile'> = async ({ params, session, now }) =>
  receiptFile(await getMyEntry(familyOf(session), params.entryId), params.file, now);

export const getEntryReceiptFile: Handler<'getEntryReceiptFile'> = async ({ params, now }) =>
  receiptFile(await getEntryOfCompetition(params.competitionId, params.entryId), params.file, now);
