import { REHEARSED_OPERATIONS } from '../../shared/contract/rehearsedOperations.ts';
import { isRehearsal, rehearsedCompetition } from '../../shared/domain/core/competitions/rehearsalId.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { codeTokenIn } from '../platform/http/codeCookie.ts';
import { contextOf, type Event } from '../platform/http/requestContext.ts';
import { tokenIn } from '../platform/http/session.ts';
import { isSecondFactorMissing } from '../services/people/authentication/isSecondFactorMissing.ts';
import { readSession } from '../services/core/sessions/session.ts';
import { findOpenedCode } from '../store/day/codes/findOpenedCode.ts';

/** The fields by which paths, queries and bodies name a competition; a rehearsal's form has its id. */
const NAMES = ['competitionId', 'formId'] as const;

/**
 * For a route that is not played a rehearsal does not exist, wherever the request names it.
 * @throws {ApiError} NotFound
 */
export function refuseRehearsal(event: Event): void {
  const { operation, parsed } = contextOf(event);
  if (REHEARSED_OPERATIONS.has(operation)) return;
  const parts: readonly (Readonly<Record<string, unknown>> | undefined)[] = [
    event.pathParameters,
    parsed?.query,
    parsed?.body,
  ];
  const named = parts.flatMap((part) => NAMES.map((name) => part?.[name]));
  if (named.some((id) => typeof id === 'string' && isRehearsal(id))) throw new ApiError('NotFound');
}

/**
 * A rehearsal's public pages are for its organisers and for holders of an opened code.
 * @throws {ApiError} NotFound for all others
 */
export async function checkRehearsalReader(event: Event): Promise<void> {
  const id = event.pathParameters?.['competitionId'] ?? '';
  const competitionId = rehearsedCompetition(id);
  if (competitionId === null) return;
  refuseRehearsal(event);
  const isReader = (await hasCodeOf(id, event)) || (await isOrganiserOf(competitionId, event));
  if (!isReader) throw new ApiError('NotFound');
}

async function hasCodeOf(rehearsalId: string, event: Event): Promise<boolean> {
  const token = codeTokenIn(event.cookies);
  const code = token === null ? null : await findOpenedCode(token, contextOf(event).now);
  return code?.competitionId === rehearsalId;
}

async function isOrganiserOf(competitionId: string, event: Event): Promise<boolean> {
  const token = tokenIn(event.cookies);
  const found = token ? await readSession(token, contextOf(event).now) : null;
  if (!found || (await isSecondFactorMissing(found.session))) return false;
  const { role, competitionId: own } = found.session;
  return role === 'SUPER_ADMIN' || (role === 'MANAGER' && own === competitionId);
}
