import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { cancelledMailOf } from '../../../store/entering/followUps/cancelledMails.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { cancelledEventMail } from '../mail/cancelledEventMail.ts';
import { mailReader } from '../../people/mail/mailReader.ts';

/**
 * The mail to a coach about pupils whose event was cancelled, by the names and addresses of now.
 * @returns null where no pupil of it is left
 */
export const composeCancelledMail: Composer = async (item) => {
  const { competitionId, eventId, cancelledAt, coachId, entryIds } = cancelledMailOf(item);
  const [competition, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    mailReader({ to: 'coach', recipient: coachId }),
    Promise.all(entryIds.map(entryById)),
  ]);
  const left = entries.flatMap((entry) => {
    if (!entry || isErased(entry)) return [];
    // A team's coach has the mail about the entry itself.
    if (entry.kind === 'team' && reader.to.includes(entry.coachEmail)) return [];
    const event = cancelledEventsOf(entry).find(({ id, at }) => id === eventId && at === cancelledAt);
    return event ? [{ name: entry.name, isLast: event.isLast, event }] : [];
  });
  const [first] = left;
  if (!competition || !first) return null;
  const { format, level, reason } = first.event;
  const { name, hasAccount } = reader;
  const event = `${format}, ${level}`;
  const mail = cancelledEventMail({ competition, name, hasAccount, event, reason, pupils: left });
  return { to: reader.to, mail };
};
