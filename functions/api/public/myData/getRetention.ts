import type { Handler } from '../../../platform/http/requestContext.ts';
import { previewRetention } from '../../../services/public/retention/previewRetention.ts';

export const getRetention: Handler<'getRetention'> = async ({ now }) => ({
  data: await previewRetention(now),
});
