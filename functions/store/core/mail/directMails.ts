import { ulid } from 'ulidx';
import { GIVE_UP_MILLISECONDS, heldOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import type { Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { directMailKey } from '../../keys.ts';

/** The outbox's kinds of mails that a call sends itself before it answers. */
export const DIRECT = {
  reset: 'resetMail',
  verify: 'verifyMail',
  notices: 'noticesMail',
  invitation: 'invitationMail',
  guardian: 'guardianInvitation',
  owner: 'ownerMail',
  deleted: 'deletedMail',
  coach: 'coachInvitation',
  partner: 'partnerInvitation',
  dropped: 'droppedPartner',
} as const;

/** Mails that their reader asks for at that moment: they leave whatever came back before. */
export const ASKED_FOR: ReadonlySet<string> = new Set([DIRECT.reset, DIRECT.verify, DIRECT.notices]);

export type DirectKind = (typeof DIRECT)[keyof typeof DIRECT];

/** A mail that the call which stores it sends at once. */
export interface DirectMail {
  readonly item: Item;
  /** For the transaction of what the mail is about. */
  readonly write: TransactItem;
}

/** A record of a mail may name an address, so it goes two weeks after its outcome is known at the latest. */
const KEPT_MILLISECONDS = 15 * GIVE_UP_MILLISECONDS;

/**
 * A new mail, held by its maker. It keeps what its text needs and no token: each attempt makes a link of its own.
 * @param facts what its composer reads
 * @param lastsSeconds after which it is no longer worth sending; at most a day
 */
export function directMail(kind: DirectKind, facts: object, now: Date, lastsSeconds?: number): DirectMail {
  const key = directMailKey(ulid(now.getTime()));
  const lasts = Math.min((lastsSeconds ?? Infinity) * 1000, GIVE_UP_MILLISECONDS);
  const until = new Date(now.getTime() + lasts).toISOString();
  const item = {
    ...key,
    ...heldOutboxFields(key, kind, now, until),
    type: 'directMail',
    ...facts,
    at: now.toISOString(),
    sentAt: null,
    expiresAt: Math.floor((now.getTime() + KEPT_MILLISECONDS) / 1000),
  };
  return { item, write: putWrite(item) };
}
