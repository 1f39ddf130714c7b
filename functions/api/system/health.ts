import { environment } from '../../platform/environment.ts';
import type { Handler } from '../../platform/http/requestContext.ts';

export const health: Handler<'health'> = async () => ({
  data: { status: 'ok', version: environment('PRODUCT_VERSION') },
});
