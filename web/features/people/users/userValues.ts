import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';

/** The values of the role fields; '' stands for not chosen. */
export interface AssignmentValues {
  role: string;
  rinkId: string;
  competitionId: string;
}

export function assignmentValues({ role, rinkId, competitionId }: User): AssignmentValues {
  return { role, rinkId: rinkId ?? '', competitionId: competitionId ?? '' };
}

/** Only a head coach has a rink, and only a manager has a competition. */
export function assignmentRequest({ role, rinkId, competitionId }: AssignmentValues) {
  return {
    rinkId: role === 'HEAD_COACH' && rinkId !== '' ? rinkId : null,
    competitionId: role === 'MANAGER' && competitionId !== '' ? competitionId : null,
  };
}

/** The error of an assignment that the role needs and the form lacks. */
export function assignmentErrors(values: AssignmentValues): FieldError[] {
  const { rinkId, competitionId } = assignmentRequest(values);
  if (values.role === 'HEAD_COACH' && rinkId === null) return [fieldError('rinkId', 'NotNull')];
  if (values.role === 'MANAGER' && competitionId === null) return [fieldError('competitionId', 'NotNull')];
  return [];
}

/** The account's status, on which the available actions depend. */
export type UserState = 'active' | 'invited' | 'expired' | 'inactive';

export function userStateOf({ active, invitation }: Pick<User, 'active' | 'invitation'>): UserState {
  if (!active) return 'inactive';
  if (invitation === 'sent') return 'invited';
  return invitation === 'expired' ? 'expired' : 'active';
}

/** Whether the invitation is not accepted yet and can be sent again. */
export function hasPendingInvitation({ invitation }: Pick<User, 'invitation'>): boolean {
  return invitation === 'sent' || invitation === 'expired';
}
