import { ulid } from 'ulidx';
import { AUDIT_PREFIX, auditKey, userPartition } from '../../keys.ts';
import { queryAll, type Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putItem, putWrite } from '../../../platform/table/writes.ts';

export type AuditEvent =
  | 'signedUp'
  | 'loggedIn'
  | 'logInFailed'
  | 'resetRequested'
  | 'passwordChanged'
  | 'emailVerified'
  | 'noticesConfirmed'
  | 'invited'
  | 'guardianInvited'
  | 'guardianJoined'
  | 'guardianRemoved'
  | 'invitationAccepted'
  | 'userChanged'
  | 'loggedOutEverywhere'
  | 'sessionsEnded'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorRefused'
  | 'secondFactorsReset'
  | 'recoveryCodesRenewed'
  | 'signInSettingsChanged'
  | 'dataDownloaded'
  | 'deleted';

interface AuditRecord {
  readonly userId: string;
  readonly event: AuditEvent;
  readonly at: Date;
  /** The id of the account that did it, if it is another one. */
  readonly by?: string;
  readonly address?: string;
  readonly details?: Record<string, unknown>;
}

/** Two years, in which a question about a change may still come. */
const KEEP_SECONDS = 2 * 365 * 24 * 60 * 60;

function auditItem({ userId, event, at, by, address, details }: AuditRecord) {
  return {
    ...auditKey(userId, ulid(at.getTime())),
    type: 'audit',
    event,
    at: at.toISOString(),
    by: by ?? userId,
    address,
    details,
    expiresAt: Math.floor(at.getTime() / 1000) + KEEP_SECONDS,
  };
}

/** Joins the transaction of the change that it records. */
export function auditWrite(record: AuditRecord): TransactItem {
  return putWrite(auditItem(record));
}

/** Records an event that changes nothing else, such as a failed log-in. */
export async function audit(record: AuditRecord): Promise<void> {
  await putItem(auditItem(record));
}

/** The audit records of an account, oldest first. */
export async function auditRecordsOf(userId: string): Promise<Item[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :audit)',
    ExpressionAttributeValues: { ':user': userPartition(userId), ':audit': AUDIT_PREFIX },
  });
  return items.map(({ event, at, by, address, details }) => ({ event, at, by, address, details }));
}
