import { randomUUID } from 'node:crypto';
import type { ReturnedRecipient } from './smtpOutcome.ts';

interface TakenMail {
  readonly id: string;
  readonly sentAt: string;
  readonly to: readonly string[];
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** SES's mailbox simulator: addresses that behave, here as there, for whoever tries the product out. */
const SIMULATED = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i;

/** The events that SES publishes about a mail that it took: what the relay returned, and what its simulator plays. */
export function mailEventsOf(mail: TakenMail, returned: readonly ReturnedRecipient[]): object[] {
  const simulated = (kind: string) =>
    mail.to.filter((address) => SIMULATED.exec(address)?.[1]?.toLowerCase() === kind);
  const dead = returned.filter(({ isAddressDead }) => isAddressDead);
  const refused = returned.filter(({ isAddressDead }) => !isAddressDead);
  const permanent = [
    ...dead.map(bouncedOf),
    ...simulated('bounce').map((emailAddress) => ({ emailAddress })),
  ];
  return [
    ...(permanent.length > 0 ? [bounce(mail, 'Permanent', permanent)] : []),
    ...(refused.length > 0 ? [bounce(mail, 'Transient', refused.map(bouncedOf))] : []),
    ...(simulated('complaint').length > 0 ? [complaint(mail, simulated('complaint'))] : []),
  ];
}

/** The event about a mail that SES did not take yet: addresses that are dead get none of its repeats. */
export const deadEventsOf = (mail: TakenMail, dead: readonly ReturnedRecipient[]): object[] =>
  dead.length > 0 ? [bounce(mail, 'Permanent', dead.map(bouncedOf))] : [];

const bouncedOf = ({ address, reply }: ReturnedRecipient) => ({
  emailAddress: address,
  action: 'failed',
  diagnosticCode: `smtp; ${reply}`,
});

const bounce = (mail: TakenMail, bounceType: string, bouncedRecipients: readonly object[]) =>
  eventAbout(mail, 'Email Bounced', {
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients,
      timestamp: mail.sentAt,
      feedbackId: randomUUID(),
    },
  });

const complaint = (mail: TakenMail, addresses: readonly string[]) =>
  eventAbout(mail, 'Email Complaint Received', {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
      complaintFeedbackType: 'abuse',
      timestamp: mail.sentAt,
      feedbackId: randomUUID(),
    },
  });

const eventAbout = ({ id, sentAt, to, tags }: TakenMail, type: string, detail: object) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': type,
  source: 'aws.ses',
  time: sentAt,
  detail: { ...detail, mail: { timestamp: sentAt, messageId: id, destination: to, tags } },
});
