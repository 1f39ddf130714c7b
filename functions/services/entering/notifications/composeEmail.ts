import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  emailedWrites,
  emailOf,
  type StoredEmail,
} from '../../../store/entering/notifications/emailRepository.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { coachMail, organiserMail } from '../mail/organiserMail.ts';

/** An organiser's email to a coach, or to the family that has the entries now; none where all of them are gone. */
export const composeEmail: Composer = async (item, now) => {
  const stored = emailOf(item);
  const { competitionId, subject, text, isAboutDay, coachId } = stored;
  if (coachId !== undefined) return composeForCoach(stored, coachId);
  const [competition, entries] = await Promise.all([
    findCompetition(competitionId),
    entriesToEmail(competitionId, stored.entries),
  ]);
  const family = entries[0] ? await findFamily(entries[0].accountId) : null;
  if (!competition || !family) return null;
  const { name, placeholder } = family;
  const isPlaceholder = placeholder !== null;
  const mail = organiserMail({ subject, text, name, isPlaceholder, competition, isAboutDay });
  return { to: notificationAddresses(family), mail, beside: emailedWrites(stored, entries, now) };
};

async function composeForCoach(
  { competitionId, subject, text, isAboutDay }: StoredEmail,
  coachId: string,
): ReturnType<Composer> {
  const [competition, { name, to, hasAccount }] = await Promise.all([
    findCompetition(competitionId),
    mailReader({ to: 'coach', recipient: coachId }),
  ]);
  if (!competition) return null;
  return { to, mail: coachMail({ subject, text, name, competition, isAboutDay }, hasAccount) };
}

/** Entries of other competitions are ignored. */
export async function entriesToEmail(competitionId: string, ids: readonly string[]): Promise<StoredEntry[]> {
  const found = await Promise.all([...new Set(ids)].map(entryById));
  return found.filter(
    (entry): entry is StoredEntry => entry?.competitionId === competitionId && !isErased(entry),
  );
}
