import type { Viewer } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';
import { endSessionOfToken, startSession } from '../../core/sessions/session.ts';
import { endPushOfSession } from '../push/endPush.ts';

/** Starts a session at a log-in and returns its cookie. The one that this browser had ends: nobody sees it any more. */
export async function replaceSession(
  user: Session,
  { token, viewer, now }: { token: string | null; viewer: Viewer; now: Date },
): Promise<string> {
  if (token !== null) await endBrowserSession(token, now);
  return startSession(user, viewer, now);
}

/** Ends the session of a token, and the pushes to its browser. */
export async function endBrowserSession(token: string, now: Date): Promise<void> {
  const ended = await endSessionOfToken(token, now);
  if (ended) await endPushOfSession(ended.accountId, ended.sessionId);
}
