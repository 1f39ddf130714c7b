import * as z from 'zod/mini';
import { ITEM_TAG } from '../../../platform/mail/mailTags.ts';
import { keyOfItemId } from '../../../platform/outbox/itemId.ts';
import { outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { findOutboxItem, recordReturned } from '../../../platform/outbox/outboxRepository.ts';
import type { Item } from '../../../platform/table/read.ts';
import { suppressAddress, suppressionsOf } from '../../../store/core/mail/suppressedAddresses.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

const mail = z.object({
  /** The instant at which SES took it. */
  timestamp: z.string(),
  destination: z.array(z.string()),
  tags: z._default(z.record(z.string(), z.array(z.string())), {}),
});

/** SES's events about a mail, as far as they are read. The words of the other side may name people: they are not kept. */
const mailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients, timestamp: z.string() }),
    mail,
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.optional(z.string()),
      timestamp: z.string(),
    }),
    mail,
  }),
]);

type MailEvent = z.output<typeof mailEvent>;
type Mail = z.output<typeof mail>;

/**
 * Takes in that a mail came back, or that its reader called it spam (decision 0305). The same event twice changes nothing more.
 * @throws Error while the mail is still recorded as being sent: the event is to be given again later
 */
export async function takeMailEvent(detail: unknown, now: Date): Promise<void> {
  const event = mailEvent.parse(detail);
  if (event.eventType === 'Complaint') await takeComplaint(event);
  else await takeBounce(event, now);
}

/** What a reader says who moves a mail out of the spam folder. */
const NOT_SPAM = 'not-spam';

/** The other side names recipients as it likes; only those count to whom the mail went. */
function addressesAmong({ destination }: Mail, named: z.output<typeof recipients>): readonly string[] {
  const names = new Set(named.map(({ emailAddress }) => emailAddress.toLowerCase()));
  const found = destination.filter((address) => names.has(address.toLowerCase()));
  return found.length === 0 && destination.length === 1 ? destination : found;
}

async function takeComplaint({
  complaint,
  mail: reported,
}: Extract<MailEvent, { eventType: 'Complaint' }>): Promise<void> {
  const { complainedRecipients, complaintFeedbackType, timestamp } = complaint;
  if (complaintFeedbackType === NOT_SPAM) return;
  const [reader, ...others] = addressesAmong(reported, complainedRecipients);
  // Providers do not say which of several readers complained: one parent's click must not silence the other.
  if (reader !== undefined && others.length === 0) await suppressAddress(reader, 'complained', timestamp);
}

async function takeBounce(
  { bounce, mail: returned }: Extract<MailEvent, { eventType: 'Bounce' }>,
  now: Date,
): Promise<void> {
  const addresses = addressesAmong(returned, bounce.bouncedRecipients);
  // A full mailbox or a refused text says nothing about the next mail.
  if (bounce.bounceType === 'Permanent')
    for (const address of addresses) await suppressAddress(address, 'bounced', bounce.timestamp);
  if (await hasReachedSomebody(returned, addresses)) return;
  const item = await itemOf(returned);
  if (item) await recordItem(item, returned, now);
}

/** An event may name one of several recipients; who came back before is suppressed by now. */
async function hasReachedSomebody({ destination }: Mail, addresses: readonly string[]): Promise<boolean> {
  const others = destination.filter((address) => !addresses.includes(address));
  return (await suppressionsOf(others)).size < others.length;
}

async function itemOf({ tags }: Mail): Promise<Item | null> {
  const [id] = tags[ITEM_TAG] ?? [];
  const key = id === undefined ? null : keyOfItemId(id);
  return key && findOutboxItem(key);
}

/** Clocks of SES and of a function differ by less. */
const CLOCK_MILLISECONDS = 5_000;

async function recordItem(item: Item, { timestamp }: Mail, now: Date): Promise<void> {
  const stored = outboxItemOf(item);
  if (!stored) return;
  const { state } = stored.outbox;
  const isSentAgain = Date.parse(String(item['sentAt'])) > Date.parse(timestamp) + CLOCK_MILLISECONDS;
  if (state === 'done' && isSentAgain) return;
  const isRecorded = state === 'done' && (await recordReturned(stored, now));
  if (state === 'waiting' || (state === 'done' && !isRecorded))
    throw new Error('A mail came back before it was recorded as sent');
}
