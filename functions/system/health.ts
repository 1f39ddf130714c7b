import { environment } from '../environment.ts';
import type { Handler } from '../http/exchange.ts';

export const health: Handler<'health'> = async () => ({
  data: { status: 'ok', version: environment('PRODUCT_VERSION') },
});
