import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

export type AccountBody = BodyOf<'updateMyAccount'>;

/** The full request body; each section changes its own part of it. */
export function accountBody({ name, notices, language, skaters, version }: MyAccount): AccountBody {
  return { name, notices, language, skaters, version };
}

/** How many further addresses an account can have. */
export const MAX_NOTICES = 3;

export function typedNotices(fields: readonly string[]): string[] {
  return fields.filter((address) => address.trim() !== '');
}

/** Maps the fields of the request to the form's fields, as the request leaves out empty ones. */
export function noticePlaces(fields: readonly string[]): Record<string, string> {
  const filled = fields.flatMap((address, index) => (address.trim() === '' ? [] : [index]));
  return Object.fromEntries(filled.map((field, index) => [`notices.${index}`, `notices${field}`]));
}
