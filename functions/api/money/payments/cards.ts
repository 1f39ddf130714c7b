import type { Handler } from '../../../platform/http/requestContext.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { cardPaymentsOf } from '../../../services/money/cards/cardPaymentsOf.ts';
import {
  cardAccountsOf,
  chooseCardAccount as choose,
} from '../../../services/money/cards/chooseCardAccount.ts';
import { closeKeptEvent } from '../../../store/money/cards/eventRepository.ts';
import { startCardPayment as start } from '../../../services/money/cards/startCardPayment.ts';
import { takeCardEvent as take } from '../../../services/money/cards/takeCardEvent.ts';

export const startCardPayment: Handler<'startCardPayment'> = async ({ params, body, session, now }) => ({
  data: {
    address: await start({ ...params, ...body, accountId: familyOf(session), by: session.id, now }),
  },
});

export const listCardPayments: Handler<'listCardPayments'> = ({ params, query, now }) =>
  cardPaymentsOf(params.competitionId, query.cursor, now);

export const getCardAccounts: Handler<'getCardAccounts'> = async ({ params, session }) => ({
  data: await cardAccountsOf(params.competitionId, session.role === 'SUPER_ADMIN'),
});

export const chooseCardAccount: Handler<'chooseCardAccount'> = async ({ params, body }) => ({
  data: { account: await choose(params.competitionId, body.account) },
});

export const closeCardEvent: Handler<'closeCardEvent'> = async ({ params, session, now }) => {
  const closed = await closeKeptEvent(params.eventId, { by: session.id, at: now.toISOString() });
  if (!closed) throw new ApiError('NotFound');
  return { data: { closed } };
};

export const takeCardEvent: Handler<'takeCardEvent'> = async ({ signed, viewer, now }) => {
  await take({ ...signed, address: viewer.address, now });
  return { received: true };
};
