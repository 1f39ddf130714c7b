import type { OutboxHandler } from '../../../platform/outbox/runOutbox.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { storeEmail } from '../../../store/entering/notifications/emailRepository.ts';
import { messageOf, type StoredMessage } from '../../../store/day/messages/repository.ts';
import { messagePushName, storePush } from '../../../store/day/push/pushRepository.ts';
import { familiesOf } from '../../../store/people/accounts/accounts.ts';
import { pushOfAccounts } from '../../../store/people/push/deviceRepository.ts';
import { messageRecipients, type MessageRecipients } from './messageRecipients.ts';

/** Items stored at the same time. */
const CONCURRENCY = 10;

/** Stores a mail for each reader of a message and a push for each of their devices, each once, however often this is repeated. */
export const makeMessageMails: OutboxHandler = async (item, { now, left }) => {
  const message = messageOf(item);
  const competition = await findCompetition(message.competitionId);
  if (!competition || competition.state === 'archived') return { outcome: 'cancelled' };
  const recipients = await messageRecipients(message, message.at);
  const works = [
    ...mailsTo(recipients, message, now),
    ...(competition.state === 'published' ? await pushesTo(recipients, message, now) : []),
  ];
  const stored = await runInParallel(works, CONCURRENCY, left, (work) => work());
  return stored.length < works.length ? { outcome: 'later', failure: 'failed' } : { outcome: 'done' };
};

type Work = () => Promise<void>;

function mailsTo({ families, coaches }: MessageRecipients, message: StoredMessage, now: Date): Work[] {
  const { competitionId, id, subject, text, by } = message;
  const copy = { competitionId, message: id, subject, text, isAboutDay: true };
  return [
    ...[...families].map(([accountId, entries]) => {
      const own = entries.map((entry) => entry.id);
      return () => storeEmail({ ...copy, accountId, entries: own }, by, now);
    }),
    ...coaches.map((coach) => {
      const own = { ...copy, accountId: '', coachId: coach.id, entries: [] };
      return () => storeEmail(own, by, now);
    }),
  ];
}

/** A push to each device of the families' guardians, coaches and judges, where they want this kind. */
async function pushesTo(
  { families, coaches }: MessageRecipients,
  { competitionId, id }: StoredMessage,
  now: Date,
): Promise<Work[]> {
  const accounts = await familiesOf([...families.keys()]);
  const guardians = [...accounts.values()].flatMap((family) => family.guardians ?? []);
  const readers = [...guardians, ...coaches].flatMap(({ accountId }) => accountId ?? []);
  const listening = await pushOfAccounts([...new Set([...families.keys(), ...readers])]);
  return listening
    .filter(({ kinds }) => kinds.includes('messages'))
    .flatMap(({ accountId, devices }) =>
      devices.map((device) => {
        const nothing = { starts: [], followed: [] };
        const push = { competitionId, accountId, deviceId: device.id, messageId: id, ...nothing };
        return () => storePush({ ...push, kind: 'messages' }, messagePushName(id), now);
      }),
    );
}
