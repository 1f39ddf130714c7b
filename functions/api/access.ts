import { id } from '../../shared/contract/core/scalars.ts';
import { isEmpty } from '../../shared/domain/core/isEmpty.ts';
import { organisedCompetition } from '../../shared/domain/core/competitions/rehearsalId.ts';
import { environment } from '../platform/environment.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { contextOf, header, type Event } from '../platform/http/requestContext.ts';
import { isSecondFactorMissing } from '../services/people/authentication/isSecondFactorMissing.ts';
import { jsonBody } from '../platform/http/validation.ts';
import { renewSession, readSession } from '../services/core/sessions/session.ts';
import { codeTokenIn, type Code } from '../platform/http/codeCookie.ts';
import { tokenIn } from '../platform/http/session.ts';
import { findOpenedCode } from '../store/day/codes/findOpenedCode.ts';
import { isJudge } from '../store/planning/panels/isJudge.ts';
import type { Grant } from '../../shared/contract/core/roles.ts';
import { checkRehearsalReader } from './rehearsalAccess.ts';

/** Any of these shows that a script of ours made the call: a foreign page cannot set them. */
const OWN_HEADERS = ['x-requested-with', 'idempotency-key'];

/**
 * Checks whether the caller may call. In this order, so that a refusal never says more than the caller may know: 401 for
 * no valid session, 403 for a foreign origin, 403 for a wrong role or another manager's competition,
 * 403 for an account that must add a second factor first. Where a route takes codes, an account that may not call
 * can do so by a code.
 */
export async function checkAccess(event: Event): Promise<void> {
  const { route } = contextOf(event);
  if (route.roles.some((role) => role === 'PUBLIC')) {
    // Who signs knows a secret, which no page does.
    if (!route.isSigned) checkOrigin(event);
    await checkRehearsalReader(event);
    return;
  }
  const token = route.codes ? codeTokenIn(event.cookies) : null;
  if (token === null) await checkAccount(event);
  else if (await isAllowedAccount(event)) contextOf(event).code = await usableCode(event, token);
  else await checkCode(event, token);
}

async function checkAccount(event: Event): Promise<void> {
  await loadSession(event);
  checkOrigin(event);
  if (!(await hasOtherGrant(event))) {
    checkRole(event);
    await checkGrants(event);
  }
  await checkSecondFactor(event);
}

async function isAllowedAccount(event: Event): Promise<boolean> {
  try {
    await checkAccount(event);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** As opposed to a fault of ours, such as a busy table. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.problem('').status < 500;

/** A judge with an account who steps in at another panel by its code has both. */
async function usableCode(event: Event, token: string): Promise<Code | null> {
  const code = await findOpenedCode(token, contextOf(event).now);
  return code && isForCall(event, code) ? code : null;
}

function isForCall(event: Event, { kind, competitionId }: Code): boolean {
  const isOfKind = contextOf(event).route.codes?.includes(kind) ?? false;
  return isOfKind && competitionId === event.pathParameters?.['competitionId'];
}

/** The call is the code's alone where its holder's account may not make it. */
async function checkCode(event: Event, token: string): Promise<void> {
  const context = contextOf(event);
  context.session = null;
  context.sessionId = null;
  const code = await findOpenedCode(token, context.now);
  if (!code) throw new ApiError('CodeEnded');
  checkOrigin(event);
  if (!isForCall(event, code)) throw new ApiError('Forbidden');
  context.code = code;
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

/** Reading changes nothing, so any origin may read. */
function checkOrigin(event: Event): void {
  if (contextOf(event).route.method === 'GET') return;
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
  // A manager may also run the rehearsals of the competition.
  const organised = typeof competitionId === 'string' ? organisedCompetition(competitionId) : null;
  if (session.competitionId === null || organised !== session.competitionId) throw new ApiError('Forbidden');
}

/** Grants are rights of an account besides its role (design, section 8.14). */
async function checkGrants(event: Event): Promise<void> {
  const { route } = contextOf(event);
  if (!route.grants) return;
  if (!(await hasOneOf(route.grants, event))) throw new ApiError('Forbidden');
}

/** Whether a grant lets the account in whatever its role. */
async function hasOtherGrant(event: Event): Promise<boolean> {
  return hasOneOf(contextOf(event).route.orGrants ?? [], event);
}

async function hasOneOf(grants: readonly Grant[], event: Event): Promise<boolean> {
  const { session } = contextOf(event);
  const named = event.pathParameters?.['competitionId'];
  // Whatever the contract takes for no id is nobody’s competition, and may be too long for a key.
  const competitionId = id.safeParse(named).data;
  const holds = await Promise.all(grants.map((grant) => hasGrant(grant, session?.coachId, competitionId)));
  return holds.includes(true);
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
