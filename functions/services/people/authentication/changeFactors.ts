import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { replaceAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { auditWrite, type AuditEvent } from '../../../store/people/accounts/audit.ts';
import { recoveryCodesWrite, type Factors } from '../../../store/people/secondFactors/factors.ts';
import { composeOwnerMail } from '../accounts/composeOwnerMails.ts';
import { ownerMail } from '../accounts/notifyAccountOwner.ts';
import type { SecondFactorChange } from '../mail/securityMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { startSession } from '../../core/sessions/session.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';

export interface FactorChange {
  readonly writes: readonly TransactItem[];
  /** How many factors the account has afterwards. */
  readonly secondFactors: number;
  readonly event: AuditEvent;
  readonly details?: Record<string, unknown>;
  /** The content of the mail to the account's owner. */
  readonly notification: SecondFactorChange;
}

/**
 * Changes the own factors in one transaction with the account, whose version orders simultaneous changes.
 * Every session ends; the caller gets the cookie of a new one.
 * @throws {ApiError} Busy when the account changes at this moment; the refusals of the writes
 */
export async function changeMyFactors(
  user: Account,
  { writes, secondFactors, event, details, notification }: FactorChange,
  { now, viewer, setCookie }: Pick<Request<'addAuthenticator'>, 'now' | 'viewer' | 'setCookie'>,
): Promise<void> {
  const changed = {
    ...user,
    secondFactors,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const mail = await ownerMail(user, notification, now);
  await replaceAccount(changed, () => new ApiError('Busy'), [
    ...writes,
    ...(mail ? [mail.write] : []),
    auditWrite({ userId: user.id, event, at: now, address: viewer.address, ...(details && { details }) }),
  ]);
  setCookie(await startSession(changed, viewer, now));
  if (mail) await sendDirectly(mail, composeOwnerMail, now);
}

export function factorCount({ authenticator, passkeys }: Factors): number {
  return passkeys.length + (authenticator ? 1 : 0);
}

interface FirstCodes {
  /** Null if the account has a factor already, and with it recovery codes. */
  readonly codes: string[] | null;
  readonly writes: readonly TransactItem[];
}

/** The recovery codes that come with an account's first factor. */
export function firstRecoveryCodes(userId: string, factors: Factors): FirstCodes {
  if (factorCount(factors) > 0) return { codes: null, writes: [] };
  const { codes, hashes } = newRecoveryCodes();
  return { codes: [...codes], writes: [recoveryCodesWrite(userId, hashes)] };
}
