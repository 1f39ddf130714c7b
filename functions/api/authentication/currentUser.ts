import type { Handler } from '../../platform/http/exchange.ts';

export const currentUser: Handler<'currentUser'> = async ({ session }) => ({ data: session });
