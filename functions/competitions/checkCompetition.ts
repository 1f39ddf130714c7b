import type { FieldError } from '../../shared/contract/errors.ts';
import { fieldError } from '../../shared/contract/fieldMessages.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { competitionProblems } from '../../shared/domain/competitions/competitionProblems.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import { findRink } from '../rinks/repository.ts';

/** @throws {ApiError} ValidationFailed with every date that does not fit the others */
export function checkCompetition(body: ParsedRequest<'createCompetition'>['body']): void {
  const errors: FieldError[] = competitionProblems(body).map(({ field, code }) => fieldError(field, code));
  if (errors.length > 0) throw new ApiError('ValidationFailed', { errors });
}

/**
 * Whether a competition can be held at a rink from now on.
 * @throws {ApiError} ValidationFailed: ring MustExist, MustEnabled for one that is not active
 */
export async function checkRink(rinkId: string): Promise<void> {
  const rink = await findRink(rinkId);
  if (!rink) throw wrongField('ring', 'MustExist');
  if (!rink.active) throw wrongField('ring', 'MustEnabled');
}
