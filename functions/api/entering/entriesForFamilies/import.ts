import type { Handler } from '../../../platform/http/requestContext.ts';
import { importEntries as importRows } from '../../../services/entering/entries/import/importEntries.ts';
import { inviteImportedFamilies as invite } from '../../../services/entering/entries/import/inviteImportedFamilies.ts';

export const importEntries: Handler<'importEntries'> = async ({ params, body, session, now }) => ({
  data: await importRows(params.competitionId, body, session, now),
});

export const inviteImportedFamilies: Handler<'inviteImportedFamilies'> = async ({
  params,
  body,
  session,
  now,
}) => ({ data: await invite(params.competitionId, body.send, session, now) });
