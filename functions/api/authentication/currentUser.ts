import type { Handler } from '../../platform/http/requestContext.ts';

export const currentUser: Handler<'currentUser'> = async ({ session }) => ({ data: session });
