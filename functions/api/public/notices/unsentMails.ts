import type { Handler } from '../../../platform/http/requestContext.ts';
import { failedItems, unsentItems } from '../../../platform/outbox/outboxRepository.ts';
import { describeUnsent } from '../../../services/public/outbox/describeUnsent.ts';
import { sendAgain } from '../../../services/public/outbox/sendAgain.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';

export const listUnsentMails: Handler<'listUnsentMails'> = async ({ params, query }) => {
  await getCompetition(params.competitionId);
  const { items, nextCursor } = await unsentItems(params.competitionId, query.cursor);
  return { data: await describeUnsent(items), nextCursor };
};

export const sendUnsentMails: Handler<'sendUnsentMails'> = async ({ params, body, now }) => {
  const { id } = await getCompetition(params.competitionId);
  return { data: await sendAgain(body, ({ competitionId }) => competitionId === id, now) };
};

export const listFederationUnsentMails: Handler<'listFederationUnsentMails'> = async ({ query }) => {
  const { items, nextCursor } = await failedItems(query.cursor);
  return { data: await describeUnsent(items), nextCursor };
};

export const sendFederationUnsentMails: Handler<'sendFederationUnsentMails'> = async ({ body, now }) => ({
  data: await sendAgain(body, () => true, now),
});
