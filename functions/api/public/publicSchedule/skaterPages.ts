import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { loadSkaterPage } from '../../../services/day/skaterPages/loadSkaterPage.ts';
import * as pages from '../../../services/day/skaterPages/skaterPages.ts';

export const getSkaterPage: Handler<'getSkaterPage'> = async ({ params, now }) => ({
  data: await loadSkaterPage(params.competitionId, params.token, now),
});

export const listMySkaterPages: Handler<'listMySkaterPages'> = async ({ params, session }) => ({
  data: await pages.listMySkaterPages(params.competitionId, familyOf(session)),
});

export const shareSkaterPage: Handler<'shareSkaterPage'> = async ({ params, body, session, now }) => ({
  data: await pages.shareSkaterPage(
    { ...params, ...body, accountId: familyOf(session), by: session.id },
    now,
  ),
});

export const revokeSkaterPage: Handler<'revokeSkaterPage'> = async ({ params, session }) => ({
  data: { revoked: await pages.revokeSkaterPage({ ...params, accountId: familyOf(session) }) },
});
