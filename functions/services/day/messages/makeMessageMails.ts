import type { OutboxHandler } from '../../../platform/outbox/runOutbox.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { storeEmail } from '../../../store/entering/notifications/emailRepository.ts';
import { messageOf } from '../../../store/day/messages/repository.ts';
import { recipientFamilies } from './recipientFamilies.ts';

/** Mails stored at the same time. */
const CONCURRENCY = 10;

/** Stores a mail for each family that the message is for, each once, however often this is repeated. */
export const makeMessageMails: OutboxHandler = async (item, { now, left }) => {
  const message = messageOf(item);
  const { competitionId, id, subject, text, by } = message;
  const competition = await findCompetition(competitionId);
  if (!competition || competition.state === 'archived') return { outcome: 'cancelled' };
  const families = await recipientFamilies(message);
  const stored = await runInParallel([...families], CONCURRENCY, left, async ([accountId, entries]) => {
    const own = entries.map((entry) => entry.id);
    const email = { competitionId, message: id, accountId, subject, text, entries: own };
    await storeEmail({ ...email, isAboutDay: message.to === 'today' }, by, now);
  });
  return stored.length < families.size ? { outcome: 'later', failure: 'failed' } : { outcome: 'done' };
};
