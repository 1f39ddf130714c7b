import type { MessageReach, ListedMessage } from '../../../../shared/contract/day/messages.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { messagePushName, pushedDevices } from '../../../store/day/push/pushRepository.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { copiesOf } from '../../../store/entering/notifications/emailRepository.ts';
import {
  messagesOf,
  findMessage,
  storeMessage,
  type StoredMessage,
} from '../../../store/day/messages/repository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { coachMail, organiserMail } from '../../entering/mail/organiserMail.ts';
import { pushedMessage } from '../push/pushedMessage.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { messageRecipients, type MessageAudience, type MessageRecipients } from './messageRecipients.ts';

type Body = ParsedRequest<'sendMessage'>['body'];

/**
 * How many families, coaches and judges a message would reach, and the mails of the first family and official.
 * @throws {ApiError} NotFound; ValidationFailed: event or flight MustExist
 */
export async function previewMessage(competitionId: string, body: Body, now: Date) {
  const competition = await getCompetition(competitionId);
  const audience = await findAudience(competition, body, now);
  const recipients = await messageRecipients(audience, now.toISOString());
  const { families, coaches, judgeIds } = recipients;
  const [toFamily, toOfficial] = [
    await mailOfFamily(competition, body, recipients),
    mailOfOfficial(competition, body, recipients),
  ];
  const example = toFamily ?? toOfficial;
  return {
    families: families.size,
    coaches: coaches.length - judgeIds.size,
    judges: judgeIds.size,
    example: example && shown(example),
    exampleToOfficials: toFamily && toOfficial && shown(toOfficial),
    notification: pushedMessage(competition, body),
  };
}

const shown = ({ subject, text }: Mail) => ({ subject, text });

async function mailOfFamily(
  competition: StoredCompetition,
  { subject, text }: Body,
  { families }: MessageRecipients,
): Promise<Mail | null> {
  const [firstFamily] = families.keys();
  const family = firstFamily === undefined ? null : await findFamily(firstFamily);
  if (!family) return null;
  const { name, placeholder } = family;
  return organiserMail({
    subject,
    text,
    competition,
    isAboutDay: true,
    name,
    isPlaceholder: placeholder !== null,
  });
}

function mailOfOfficial(
  competition: StoredCompetition,
  { subject, text }: Body,
  { coaches: [coach] }: MessageRecipients,
): Mail | null {
  if (!coach) return null;
  const { name, accountId } = coach;
  return coachMail({ subject, text, competition, isAboutDay: true, name }, accountId !== null);
}

interface MessageRequest {
  readonly body: Body;
  /** The account that sends it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Stores a message; the outbox then mails and pushes to each reader once. One that is sent again under its id stays as it was.
 * @throws {ApiError} NotFound; TooManyAttempts; ValidationFailed: event or flight MustExist
 */
export async function sendMessage(
  { competitionId, messageId: id }: ParsedRequest<'sendMessage'>['params'],
  { body, by, now }: MessageRequest,
): Promise<ListedMessage> {
  const competition = await getCompetition(competitionId);
  const audience = await findAudience(competition, body, now);
  await countAttempt({ what: 'organiserEmail', who: by }, now);
  const { subject, text } = body;
  const message = { ...audience, id, subject, text, by, at: now.toISOString() };
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
  const unsent = copies.filter(({ state }) => state === 'unsent');
  const [devices, entries, coaches] = await Promise.all([
    pushedDevices(competitionId, messagePushName(id)),
    Promise.all(unsent.flatMap(({ entryIds }) => entryIds[0] ?? []).map(entryById)),
    Promise.all(unsent.flatMap(({ coachId }) => coachId ?? []).map(currentCoach)),
  ]);
  const sent = copies.filter(({ state }) => state === 'sent');
  return {
    isComplete: message.outbox.state !== 'waiting',
    reached: sent.filter(({ coachId }) => coachId === null).length,
    coaches: sent.filter(({ coachId }) => coachId !== null).length,
    waiting: copies.filter(({ state }) => state === 'waiting').length,
    devices,
    unreached: [
      ...entries.flatMap((entry) => (entry ? [{ entryId: entry.id, name: entry.name }] : [])),
      ...coaches.flatMap((coach) => (coach ? [{ entryId: null, name: coach.name }] : [])),
    ],
  };
}

/** @throws {ApiError} ValidationFailed: event or flight MustExist */
async function findAudience(
  competition: StoredCompetition,
  { to, event: eventId, flight: flightId, toCoaches, toJudges }: Body,
  now: Date,
): Promise<MessageAudience> {
  const { id: competitionId, timeZone } = competition;
  const audience = { competitionId, to, eventId: null, flightId: null, date: null, toCoaches, toJudges };
  if (to === 'all') return audience;
  if (to === 'today') return { ...audience, date: skatingDay(now, timeZone) };
  if (to === 'flight') {
    const published = await publishedPlan(competitionId);
    if (!published?.plan.flights.some(({ id }) => id === flightId)) throw wrongField('flight', 'MustExist');
    return { ...audience, flightId };
  }
  const form = await formOf(competition);
  const isKnown = [...eventsOf(form), ...(form.cancelled ?? [])].some(({ id }) => id === eventId);
  if (!isKnown) throw wrongField('event', 'MustExist');
  return { ...audience, eventId };
}

const listed = (
  { competitionId: _, by, ...message }: Omit<StoredMessage, 'type' | 'sentAt' | 'outbox'>,
  names: ReadonlyMap<string, string>,
): ListedMessage => ({ ...message, by: names.get(by) ?? null });
