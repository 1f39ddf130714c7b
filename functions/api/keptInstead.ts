import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { canBeFresh, FRESH } from '../../shared/contract/core/queryNames.ts';
import { codeTokenIn } from '../platform/http/codeCookie.ts';
import { contextOf, type Event } from '../platform/http/requestContext.ts';
import { tokenIn } from '../platform/http/session.ts';
import { isSignedSession } from '../services/core/sessions/session.ts';
import { findOpenedCode } from '../store/day/codes/findOpenedCode.ts';

/**
 * Leads a call that asks for a fresh answer without a session or an opened code to the kept one. The edge sees that
 * there is a cookie, but cannot tell a real one. A forged session costs no read, a forged code the look-up of that code.
 */
export async function keptInstead(event: Event): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  const { [FRESH]: fresh, ...query } = event.queryStringParameters ?? {};
  if (fresh === undefined || !canBeFresh(contextOf(event).route) || (await isKnown(event))) return undefined;
  const left = new URLSearchParams(query as Record<string, string>).toString();
  const location = left === '' ? event.rawPath : `${event.rawPath}?${left}`;
  return { statusCode: 307, headers: { location, 'cache-control': 'private, no-store' }, body: '' };
}

async function isKnown(event: Event): Promise<boolean> {
  const { now } = contextOf(event);
  const session = tokenIn(event.cookies);
  if (session !== null && (await isSignedSession(session, now))) return true;
  const code = codeTokenIn(event.cookies);
  return code !== null && (await findOpenedCode(code, now)) !== null;
}
