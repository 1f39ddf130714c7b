import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadSkaterPage } from '../../../services/day/skaterPages/loadSkaterPage.ts';
import * as pages from '../../../services/day/skaterPages/skaterPages.ts';

export const getSkaterPage: Handler<'getSkaterPage'> = async ({ params, now }) => ({
  data: await loadSkaterPage(params.competitionId, params.token, now),
});

export const listMySkaterPages: Handler<'listMySkaterPages'> = async ({ params, session }) => ({
  data: await pages.listMySkaterPages(params.competitionId, session.id),
});

export const shareSkaterPage: Handler<'shareSkaterPage'> = async ({ params, body, session, now }) => ({
  data: await pages.shareSkaterPage({ ...params, ...body, accountId: session.id }, now),
});

export const revokeSkaterPage: Handler<'revokeSkaterPage'> = async ({ params, session }) => ({
  data: { revoked: await pages.revokeSkaterPage({ ...params, accountId: session.id }) },
});
