import type { MessageReach, ListedMessage } from '../../../../shared/contract/day/messages.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { copiesOf } from '../../../store/entering/notifications/emailRepository.ts';
import {
  messagesOf,
  findMessage,
  storeMessage,
  type StoredMessage,
} from '../../../store/day/messages/repository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { organiserMail } from '../../entering/mail/organiserMail.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { recipientFamilies, type MessageRecipients } from './recipientFamilies.ts';

type Body = ParsedRequest<'sendMessage'>['body'];

/**
 * How many families a message would reach, and the mail of the first.
 * @throws {ApiError} NotFound; ValidationFailed: event MustExist
 */
export async function previewMessage(competitionId: string, body: Body, now: Date) {
  const competition = await getCompetition(competitionId);
  const families = await recipientFamilies(await findRecipients(competition, body, now));
  const [first] = families.keys();
  const family = first === undefined ? null : await findFamily(first);
  if (!family) return { families: families.size, example: null };
  const { name, placeholder } = family;
  const isAboutDay = body.to === 'today';
  const mail = organiserMail({ ...body, name, isPlaceholder: placeholder !== null, competition, isAboutDay });
  return { families: families.size, example: { subject: mail.subject, text: mail.text } };
}

interface MessageRequest {
  readonly body: Body;
  /** The account that sends it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Stores a message; the outbox then mails each family once. One that is sent again under its id stays as it was.
 * @throws {ApiError} NotFound; TooManyAttempts; ValidationFailed: event MustExist
 */
export async function sendMessage(
  { competitionId, messageId: id }: ParsedRequest<'sendMessage'>['params'],
  { body, by, now }: MessageRequest,
): Promise<ListedMessage> {
  const competition = await getCompetition(competitionId);
  const recipients = await findRecipients(competition, body, now);
  await countAttempt({ what: 'organiserEmail', who: by }, now);
  const { subject, text } = body;
  const message = { ...recipients, id, subject, text, by, at: now.toISOString() };
  const isNew = await storeMessage(message);
  const stored = isNew ? message : await findMessage(competitionId, id);
  if (!stored) throw new ApiError('NotFound');
  return listed(stored, await accountNames([stored.by]));
}

/** @throws {ApiError} NotFound */
export async function listMessages(competitionId: string): Promise<ListedMessage[]> {
  await getCompetition(competitionId);
  const stored = await messagesOf(competitionId);
  const names = await accountNames([...new Set(stored.map(({ by }) => by))]);
  return stored
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .map((message) => listed(message, names));
}

/** @throws {ApiError} NotFound */
export async function messageReach(competitionId: string, id: string): Promise<MessageReach> {
  const message = await findMessage(competitionId, id);
  if (!message) throw new ApiError('NotFound');
  const copies = await copiesOf(competitionId, id);
  const unsent = copies
    .filter(({ state }) => state === 'unsent')
    .flatMap(({ entryIds }) => entryIds[0] ?? []);
  const entries = await Promise.all(unsent.map(entryById));
  return {
    isComplete: message.outbox.state !== 'waiting',
    reached: copies.filter(({ state }) => state === 'sent').length,
    waiting: copies.filter(({ state }) => state === 'waiting').length,
    unreached: entries.flatMap((entry) => (entry ? [{ entryId: entry.id, name: entry.name }] : [])),
  };
}

/** @throws {ApiError} ValidationFailed: event MustExist */
async function findRecipients(
  competition: StoredCompetition,
  { to, event: eventId }: Pick<Body, 'to' | 'event'>,
  now: Date,
): Promise<MessageRecipients> {
  const { id: competitionId, timeZone } = competition;
  if (to !== 'event')
    return { competitionId, to, eventId: null, date: to === 'today' ? skatingDay(now, timeZone) : null };
  const isKnown = eventsOf(await formOf(competition)).some(({ id }) => id === eventId);
  if (!isKnown) throw wrongField('event', 'MustExist');
  return { competitionId, to, eventId, date: null };
}

const listed = (
  { id, subject, text, to, eventId, date, by, at }: Omit<StoredMessage, 'type' | 'sentAt' | 'outbox'>,
  names: ReadonlyMap<string, string>,
): ListedMessage => ({ id, subject, text, to, eventId, date, by: names.get(by) ?? null, at });
