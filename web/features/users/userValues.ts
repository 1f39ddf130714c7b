import type { User } from '../../../shared/contract/accounts/users.ts';
import type { FieldError } from '../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../shared/contract/core/fieldMessages.ts';

/** What the forms about somebody's role hold; '' where nothing is chosen yet. */
export interface AssignmentValues {
  role: string;
  rinkId: string;
  competitionId: string;
}

export function assignmentValues({ role, rinkId, competitionId }: User): AssignmentValues {
  return { role, rinkId: rinkId ?? '', competitionId: competitionId ?? '' };
}

/** A head coach has a rink, a manager a competition, nobody else either. */
export function assignmentRequest({ role, rinkId, competitionId }: AssignmentValues) {
  return {
    rinkId: role === 'HEAD_COACH' && rinkId !== '' ? rinkId : null,
    competitionId: role === 'MANAGER' && competitionId !== '' ? competitionId : null,
  };
}

/** The bond that the role needs and that is still to be chosen. */
export function assignmentErrors(values: AssignmentValues): FieldError[] {
  const { rinkId, competitionId } = assignmentRequest(values);
  if (values.role === 'HEAD_COACH' && rinkId === null) return [fieldError('rinkId', 'NotNull')];
  if (values.role === 'MANAGER' && competitionId === null) return [fieldError('competitionId', 'NotNull')];
  return [];
}

/** How somebody stands: what can be done next depends on it. */
export type UserState = 'active' | 'invited' | 'expired' | 'inactive';

export function userStateOf({ active, invitation }: Pick<User, 'active' | 'invitation'>): UserState {
  if (!active) return 'inactive';
  if (invitation === 'sent') return 'invited';
  return invitation === 'expired' ? 'expired' : 'active';
}

/** Invited and not in yet: the invitation can be sent again. */
export function isInvitationPending({ invitation }: Pick<User, 'invitation'>): boolean {
  return invitation === 'sent' || invitation === 'expired';
}
