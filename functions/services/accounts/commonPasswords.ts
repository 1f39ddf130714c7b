import { SHORTEST_PASSWORD } from '../../../shared/contract/accounts/password.ts';
import { wrongField } from '../../platform/errors/apiError.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** zxcvbn's ranking of about 49,000 passwords that leaked most often; loaded when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranked: readonly string[] = dictionary['passwords-common'];
    return new Set(ranked.filter((password) => password.length >= SHORTEST_PASSWORD));
  });
  return common;
}

/** @throws {ApiError} ValidationFailed (password, MustUncommon), whatever the case of its letters */
export async function rejectCommonPassword(password: string): Promise<void> {
  if ((await commonPasswords()).has(password.toLowerCase())) throw wrongField('password', 'MustUncommon');
}
