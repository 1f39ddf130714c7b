import { runInParallel } from '../../platform/runInParallel.ts';
import type { Key } from '../../platform/table/key.ts';
import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import { competitionsIn, findCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { findIce } from '../../store/ice/repository.ts';
import {
  claimScheduleMail,
  releaseScheduleMail,
  scheduleMailsByKey,
  unsentScheduleMails,
  type ScheduleMail,
} from '../../store/publishing/mailRepository.ts';
import { findVersion } from '../../store/publishing/repository.ts';
import { scheduleMail } from '../mail/scheduleMail.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { ABANDON_MILLISECONDS } from './mailOutcome.ts';
import { makeScheduleMails } from './makeScheduleMails.ts';
import { entryIdOf } from './touchedReaders.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Mails sent at the same time. */
const CONCURRENCY = 5;
/** The table's stream may still have a younger mail sent. */
const PENDING_MILLISECONDS = 2 * 60_000;

/** Makes the mails of a version that was published just now, or sends those that were just stored. */
export async function sendNewScheduleMails(keys: readonly Key[], now: Date): Promise<void> {
  const { works, mails } = await scheduleMailsByKey(keys);
  for (const work of works) if (work.sentAt === null) await makeScheduleMails(work, now);
  await deliverAll(mails, now, LONGEST_MILLISECONDS);
}

/** Does, on schedule, what the table's stream could not. */
export async function sendOverdueScheduleMails(now: Date): Promise<void> {
  const end = performance.now() + LONGEST_MILLISECONDS;
  const isOverdue = ({ at }: { readonly at: string }) => {
    const age = now.getTime() - Date.parse(at);
    return age > PENDING_MILLISECONDS && age < ABANDON_MILLISECONDS;
  };
  for (const { id } of await competitionsIn('published')) {
    let cursor: string | undefined;
    do {
      if (performance.now() >= end) return;
      const { works, mails, nextCursor } = await unsentScheduleMails(id, cursor);
      for (const work of works.filter(isOverdue)) await makeScheduleMails(work, now);
      await deliverAll(mails.filter(isOverdue), now, end - performance.now());
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

async function deliverAll(mails: readonly ScheduleMail[], now: Date, milliseconds: number): Promise<void> {
  const unsent = mails.filter(({ sentAt }) => sentAt === null);
  await runInParallel(unsent, CONCURRENCY, milliseconds, (mail, left) => deliver(mail, now, left));
}

async function deliver(stored: ScheduleMail, now: Date, within: number): Promise<void> {
  const { competitionId } = stored;
  // Everything is read before the claim: a read that fails leaves the mail to the next attempt.
  const [competition, ice, version, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    findIce(competitionId),
    findVersion(competitionId, stored.version),
    readerOf(stored),
    entriesOf(stored),
  ]);
  if (!competition || !(await claimScheduleMail(stored, now))) return;
  if (reader.to.length === 0) return releaseScheduleMail(stored, 'noAddress');
  const mail = scheduleMail({
    competition,
    stored,
    entries,
    name: reader.name,
    hasAccount: reader.hasAccount,
    comment: version?.comment ?? null,
    surfaces: new Map(ice?.surfaces.map(({ id, name }) => [id, name])),
  });
  // Everybody in it was erased since.
  if (!mail) return;
  const outcome = await sendMailInTime({ to: reader.to, mail }, within);
  if (outcome !== 'sent') await releaseScheduleMail(stored, outcome);
}

async function readerOf({ to, recipient }: ScheduleMail) {
  if (to === 'family') {
    const family = await findFamily(recipient);
    return {
      name: family?.name ?? '',
      to: family ? notificationAddresses(family) : [],
      hasAccount: family?.placeholder === null,
    };
  }
  const coach = await currentCoach(recipient);
  const account = coach?.accountId ? await findFamily(coach.accountId) : null;
  const known = account ? notificationAddresses(account) : [coach?.email ?? ''];
  return {
    name: coach?.name ?? '',
    to: known.filter((address) => address !== ''),
    hasAccount: account !== null,
  };
}

async function entriesOf({ moves }: ScheduleMail): Promise<ReadonlyMap<string, StoredEntry>> {
  const ids = new Set(
    moves.flatMap(({ programmeId }) => (programmeId === null ? [] : [entryIdOf(programmeId)])),
  );
  const entries = await Promise.all([...ids].map(entryById));
  return new Map(
    entries.flatMap((entry) => (entry === null || isErased(entry) ? [] : [[entry.id, entry] as const])),
  );
}
