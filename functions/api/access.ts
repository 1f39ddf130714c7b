import { isEmpty } from '../../shared/domain/isEmpty.ts';
import { environment } from '../platform/environment.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { contextOf, header, type Event } from '../platform/http/requestContext.ts';
import { isSecondFactorMissing } from '../services/authentication/isSecondFactorMissing.ts';
import { jsonBody } from '../platform/http/validation.ts';
import { renewSession, readSession } from '../services/sessions/session.ts';
import { tokenIn } from '../platform/http/session.ts';
import { isJudge } from '../store/judges/isJudge.ts';
import type { Grant } from '../../shared/contract/core/roles.ts';

/** Any of these shows that a script of ours made the call: a foreign page cannot set them. */
const OWN_HEADERS = ['x-requested-with', 'idempotency-key'];

/**
 * Who may call. In this order, so that a refusal never says more than the caller may know: 401 for
 * no valid session, 403 for a foreign origin, 403 for a wrong role or another manager's competition,
 * 403 for an account that must add a second factor first.
 */
export async function checkAccess(event: Event): Promise<void> {
  const context = contextOf(event);
  const isPublic = context.route.roles.some((role) => role === 'PUBLIC');
  if (!isPublic) await loadSession(event);
  if (context.route.method !== 'GET') checkOrigin(event);
  if (!isPublic) {
    checkRole(event);
    await checkGrants(event);
    await checkSecondFactor(event);
  }
}

async function loadSession(event: Event): Promise<void> {
  const context = contextOf(event);
  const token = tokenIn(event.cookies);
  const found = token ? await readSession(token, context.now) : null;
  if (!found) throw new ApiError('NotAuthenticated');
  context.session = found.session;
  context.sessionId = found.sessionId;
  if (found.renew) {
    context.cookies.push(await renewSession(found, context.now));
  }
}

function checkOrigin(event: Event): void {
  const origin = header(event, 'origin');
  const own =
    origin === undefined
      ? OWN_HEADERS.some((name) => !isEmpty(header(event, name)))
      : origin === environment('PUBLIC_ORIGIN') || hostOf(origin) === header(event, 'host');
  if (!own) throw new ApiError('ForeignOrigin');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function checkRole(event: Event): void {
  const { route, session } = contextOf(event);
  if (!session || !route.roles.some((role) => role === session.role)) throw new ApiError('Forbidden');
  if (session.role !== 'MANAGER' || !route.managerOf) return;
  const competitionId =
    route.managerOf === 'params' ? event.pathParameters?.['competitionId'] : jsonBody(event)['competitionId'];
  if (session.competitionId === null || competitionId !== session.competitionId) {
    throw new ApiError('Forbidden');
  }
}

/** What an account holds besides its role (design, section 8.14). */
async function checkGrants(event: Event): Promise<void> {
  const { route, session } = contextOf(event);
  if (!route.grants) return;
  const competitionId = event.pathParameters?.['competitionId'];
  const holds = await Promise.all(
    route.grants.map((grant) => hasGrant(grant, session?.coachId, competitionId)),
  );
  if (!holds.includes(true)) throw new ApiError('Forbidden');
}

async function hasGrant(
  grant: Grant,
  coachId: string | null | undefined,
  competitionId: string | undefined,
): Promise<boolean> {
  if (!coachId) return false;
  return grant === 'coach' || (competitionId !== undefined && (await isJudge(competitionId, coachId)));
}

/** An account that lacks the factor it needs can add it, and do nothing else. */
async function checkSecondFactor(event: Event): Promise<void> {
  const context = contextOf(event);
  const { session, route } = context;
  if (!session || !(await isSecondFactorMissing(session))) return;
  if (!route.beforeSecondFactor) throw new ApiError('SecondFactorRequired');
  context.session = { ...session, secondFactorMissing: true };
}
