import { wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { SESSION_SECONDS, sessionToken } from '../http/session.ts';
import { sessionCookie } from '../http/sessionCookie.ts';
import { accountOfEmail } from './accounts.ts';
import { isPassword } from './password.ts';

/** The two refusals are the specification's, section 5. */
export const logIn: Handler<'logIn'> = async ({ body, now, setCookie }) => {
  const user = await accountOfEmail(body.email);
  if (!user?.active) throw wrongField('email', 'MustExist');
  if (!(await isPassword(body.password, user.passwordHash))) throw wrongField('password', 'MustCorrect');
  setCookie(sessionCookie(await sessionToken(user, now), SESSION_SECONDS));
  return { data: user };
};
