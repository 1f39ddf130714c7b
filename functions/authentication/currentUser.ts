import type { Handler } from '../http/exchange.ts';

export const currentUser: Handler<'currentUser'> = async ({ session }) => ({ data: session });
