import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';

/** The family for which an organiser or head coach enters, beside the entry form's values. */
export interface ForFamilyValues {
  familyEmail: string;
  /** An entry on paper without an address. */
  isPaper: boolean;
  reason: string;
}

export const NO_FAMILY: ForFamilyValues = { familyEmail: '', isPaper: false, reason: '' };

export const FOR_FAMILY_OPERATIONS = {
  individual: 'submitIndividualEntryForFamily',
  team: 'submitTeamEntryForFamily',
  dance: 'submitDanceEntryForFamily',
} as const satisfies Record<EntryKind, string>;

interface Staff {
  readonly role: Role;
  readonly competitionId: string | null;
}

/** Whether an account enters for families in a competition: its organisers, and head coaches. */
export function entersForFamilies(user: Staff | null, competitionId: string): boolean {
  if (user?.role === 'MANAGER') return user.competitionId === competitionId;
  return user?.role === 'SUPER_ADMIN' || user?.role === 'HEAD_COACH';
}

/** Whether an account also enters after registration has closed. */
export function entersLate(user: Staff | null, competitionId: string): boolean {
  return user?.role !== 'HEAD_COACH' && entersForFamilies(user, competitionId);
}

/** The wire's fields for whom the entry is for. */
export const familyRequest = ({ familyEmail, isPaper, reason }: ForFamilyValues) => ({
  familyEmail: isPaper || familyEmail.trim() === '' ? null : familyEmail,
  reason: reason.trim() === '' ? null : reason,
});

/** An address, or the choice that there is none. Without a network the handler finds what is missing alone. */
export async function familyProblems(
  { familyEmail, isPaper, reason }: ForFamilyValues,
  isLate: boolean,
): Promise<FieldError[]> {
  const messages = await import('../../../../shared/contract/core/fieldMessages.ts').catch(() => null);
  if (!messages) return [];
  const { fieldError } = messages;
  const hasFamily = isPaper || familyEmail.trim() !== '';
  return [
    ...(hasFamily ? [] : [fieldError('familyEmail', 'NotNull')]),
    ...(isLate && reason.trim() === '' ? [fieldError('reason', 'NotNull')] : []),
  ];
}

/** Sends the entry of a form, whose body is of the kind. */
export function submitEntryForFamily(
  kind: EntryKind,
  { body, idempotencyKey }: { readonly body: object; readonly idempotencyKey: string },
): Promise<{ readonly data: Entry }> {
  switch (kind) {
    case 'individual':
      return call('submitIndividualEntryForFamily', {
        body: body as BodyOf<'submitIndividualEntryForFamily'>,
        idempotencyKey,
      });
    case 'team':
      return call('submitTeamEntryForFamily', {
        body: body as BodyOf<'submitTeamEntryForFamily'>,
        idempotencyKey,
      });
    case 'dance':
      return call('submitDanceEntryForFamily', {
        body: body as BodyOf<'submitDanceEntryForFamily'>,
        idempotencyKey,
      });
  }
}

/** Tells the entry's record that it was made a moment ago. */
export interface EnteredState {
  readonly entered: true;
}

export const ENTERED: EnteredState = { entered: true };

export const isEnteredState = (state: unknown): state is EnteredState =>
  typeof state === 'object' && state !== null && 'entered' in state;
