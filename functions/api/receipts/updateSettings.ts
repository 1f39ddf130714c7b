import type { Handler } from '../../platform/http/requestContext.ts';
import { replaceSettings } from '../../store/settings/repository.ts';

export const updateSettings: Handler<'updateSettings'> = async ({ body, session, now }) => {
  const changed = { ...body, version: body.version + 1 };
  await replaceSettings(changed, { by: session.id, at: now });
  return { data: changed };
};
