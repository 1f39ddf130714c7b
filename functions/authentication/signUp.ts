import type { Handler } from '../http/exchange.ts';
import { createAccount, newAccount } from './accounts.ts';
import { hashPassword } from './password.ts';

/** Sign-up makes family accounts only; it starts no session (design, section 8.2). */
export const signUp: Handler<'signUp'> = async ({ body, now }) => {
  const passwordHash = await hashPassword(body.password);
  const user = newAccount({ name: body.name, email: body.email, role: 'SKATER', passwordHash }, now);
  await createAccount(user);
  return { data: user };
};
