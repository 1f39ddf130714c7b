import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulidx';
import { documentClient } from '../../platform/table/client.ts';
import { AUDIT_PREFIX, auditKey, userPartition } from '../keys.ts';
import { queryAll, tableName, type Item } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

export type AuditEvent =
  | 'signedUp'
  | 'loggedIn'
  | 'logInFailed'
  | 'resetRequested'
  | 'passwordChanged'
  | 'emailVerified'
  | 'noticesConfirmed'
  | 'invited'
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
  | 'deleted';

interface AuditRecord {
  readonly userId: string;
  readonly event: AuditEvent;
  readonly at: Date;
  /** Who did it, where it was somebody else. */
  readonly by?: string;
  readonly address?: string;
  readonly details?: Record<string, unknown>;
}

/** Two years: as long as somebody may ask who changed what. */
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

/** Written in the transaction of what it records. */
export function auditWrite(record: AuditRecord): TransactItem {
  return { write: { Put: { TableName: tableName(), Item: auditItem(record) } } };
}

/** For what changes nothing else: a log-in that failed. */
export async function audit(record: AuditRecord): Promise<void> {
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: auditItem(record) }));
}

/** What was recorded about an account, oldest first. */
export async function auditRecordsOf(userId: string): Promise<Item[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :audit)',
    ExpressionAttributeValues: { ':user': userPartition(userId), ':audit': AUDIT_PREFIX },
  });
  return items.map(({ event, at, by, address, details }) => ({ event, at, by, address, details }));
}
