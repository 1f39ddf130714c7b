import { replaceAccount, type Account } from '../../store/accounts/accounts.ts';
import { auditWrite, type AuditEvent } from '../../store/accounts/audit.ts';
import { notifyAccountOwner } from '../accounts/notifyAccountOwner.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { startSession } from '../sessions/session.ts';
import type { SecondFactorChange } from '../mail/messages.ts';
import { secondFactorMail } from '../mail/secondFactorMail.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import type { Factors } from '../../store/secondFactors/factors.ts';

interface FactorChange {
  readonly writes: readonly TransactItem[];
  /** How many factors the account has after it. */
  readonly secondFactors: number;
  readonly event: AuditEvent;
  readonly details?: Record<string, unknown>;
  /** What the mail says has happened. */
  readonly notification: SecondFactorChange;
}

/**
 * Changes the own factors in one transaction with the account, whose version keeps two changes at once
 * apart. Every other session ends; the one that asked goes on by a cookie of its own.
 * @throws {ApiError} Busy when the account changes in this moment; what the steps refuse
 */
export async function changeOwnFactors(
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
  await replaceAccount(changed, () => new ApiError('Busy'), [
    ...writes,
    auditWrite({ userId: user.id, event, at: now, address: viewer.address, ...(details && { details }) }),
  ]);
  setCookie(await startSession(changed, viewer, now));
  await notifyAccountOwner(user, secondFactorMail({ name: user.name, at: now, change: notification }), now);
}

export function countOf({ authenticator, passkeys }: Factors): number {
  return passkeys.length + (authenticator ? 1 : 0);
}
