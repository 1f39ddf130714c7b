import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import {
  entryAccountOf,
  ledgerEntriesOf,
  withRecorders,
} from '../../../services/money/payments/entryAccount.ts';
import { familyBalanceOf } from '../../../services/money/familyBalance/familyBalance.ts';
import { recordPayment as record } from '../../../services/money/payments/recordPayment.ts';
import { recordRefund as refund } from '../../../services/money/payments/recordRefund.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import { entriesOfCompetition } from '../../../store/entering/entries/lists.ts';
import { paymentsOfCompetition } from '../../../store/money/payments/payments.ts';

export const recordPayment: Handler<'recordPayment'> = async ({
  params,
  body,
  session,
  idempotency,
  now,
}) => ({
  data: await record({ ...params, body, by: session.id, key: idempotency, now }),
});

export const recordRefund: Handler<'recordRefund'> = async ({ params, body, session, idempotency, now }) => ({
  data: await refund({ ...params, body, by: session.id, key: idempotency, now }),
});

export const listPayments: Handler<'listPayments'> = async ({ params: { competitionId, entryId } }) => ({
  data: await entryAccountOf(await getEntryOfCompetition(competitionId, entryId)),
});

export const getFamilyBalance: Handler<'getFamilyBalance'> = async ({ params, session, now }) => ({
  data: await familyBalanceOf(params.competitionId, familyOf(session), now),
});

/** The ledger is added up as a whole, so its pages are large. */
const LEDGER_PAGE_SIZE = 250;

export const listLedger: Handler<'listLedger'> = async ({ params: { competitionId }, query }) => {
  const { kind, cursor } = query;
  const [{ entries, nextCursor }] = await Promise.all([
    entriesOfCompetition({ competitionId, kind, cursor, size: LEDGER_PAGE_SIZE }),
    getCompetition(competitionId),
  ]);
  return { data: await ledgerEntriesOf(competitionId, entries), nextCursor };
};

export const listCompetitionPayments: Handler<'listCompetitionPayments'> = async ({ params, query }) => {
  const [{ payments, nextCursor }] = await Promise.all([
    paymentsOfCompetition(params.competitionId, query.cursor),
    getCompetition(params.competitionId),
  ]);
  return { data: await withRecorders(payments), nextCursor };
};
