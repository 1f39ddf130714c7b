import type { MyAccount } from '../../../shared/contract/accounts/account.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';

export type AccountBody = BodyOf<'updateMyAccount'>;

/** The whole account as it is sent: each section changes its own part of it. */
export function accountBody({ name, notices, language, skaters, version }: MyAccount): AccountBody {
  return { name, notices, language, skaters, version };
}

/** How many further addresses get every notice. */
export const MAX_NOTICES = 3;

/** The addresses that were typed, without the fields left empty. */
export function typedNotices(fields: readonly string[]): string[] {
  return fields.filter((address) => address.trim() !== '');
}

/** Where the wire's list names an address, the field it was typed in: empty fields do not count there. */
export function noticePlaces(fields: readonly string[]): Record<string, string> {
  const filled = fields.flatMap((address, index) => (address.trim() === '' ? [] : [index]));
  return Object.fromEntries(filled.map((field, index) => [`notices.${index}`, `notices${field}`]));
}
