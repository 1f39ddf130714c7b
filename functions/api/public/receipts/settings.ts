import type { Handler } from '../../../platform/http/requestContext.ts';
import { federationSettings, replaceSettings } from '../../../store/core/settings/repository.ts';

export const getSettings: Handler<'getSettings'> = async () => ({ data: await federationSettings() });

export const updateSettings: Handler<'updateSettings'> = async ({ body, session, now }) => {
  const updated = { ...body, version: body.version + 1 };
  await replaceSettings(updated, { by: session.id, at: now });
  return { data: updated };
};
