import type { FieldError } from '../../shared/contract/errors.ts';
import { fieldError } from '../../shared/contract/fieldMessages.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { competitionProblems } from '../../shared/domain/competitions/competitionProblems.ts';
import { ApiError } from '../http/apiError.ts';

/** @throws {ApiError} ValidationFailed with every date that does not fit the others */
export function checkCompetition(body: ParsedRequest<'createCompetition'>['body']): void {
  const errors: FieldError[] = competitionProblems(body).map(({ field, code }) => fieldError(field, code));
  if (errors.length > 0) throw new ApiError('ValidationFailed', { errors });
}
