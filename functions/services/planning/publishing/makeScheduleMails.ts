import { recipientKey } from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { OutboxHandler } from '../../../platform/outbox/runOutbox.ts';
import {
  mailsOfVersionOf,
  scheduleMailsOf,
  storeScheduleMails,
  type MailsOfVersion,
  type NewScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import { pushWorkWrite } from '../../../store/planning/push/pushWork.ts';
import { findPublished, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import { askSeatedJudges } from '../panels/askSeatedJudges.ts';
import { newScheduleMail } from './newScheduleMail.ts';
import { planOfTracks } from './publishedPlan.ts';
import { touchedReaders, type ReadWalkOns } from './touchedReaders.ts';

/** Mails of one transaction, below DynamoDB's limits of 100 writes and 4 MB. */
const MAILS_AT_ONCE = 40;
/** Another call may be making the same mails. */
const ATTEMPTS = 3;

/**
 * Stores a mail for each family, coach and judge whom a published version touches by what is announced, and asks the
 * judges of its panels who were not asked before. Each is stored
 * once, however often this is repeated; a version that a later one has replaced gets no more of them.
 */
export const makeScheduleMails =
  (readWalkOns: ReadWalkOns): OutboxHandler =>
  async (item, { now }) => {
    const work = mailsOfVersionOf(item);
    const { competitionId, version } = work;
    const published = await findPublished(competitionId);
    if (published?.version !== version) return { outcome: 'cancelled' };
    const plan = planOfTracks(await publishedTracks(published));
    await askSeatedJudges(competitionId, plan.panels, now);
    const { readers } = await touchedReaders(competitionId, version, plan, readWalkOns);
    const wanted = readers
      .filter(({ moves }) => moves.some(({ isAnnounced }) => isAnnounced))
      .map(newScheduleMail);
    await storeMissing(work, wanted);
    return { outcome: 'done', beside: [pushWorkWrite(competitionId, { what: 'plan', version }, now)] };
  };

async function storeMissing(work: MailsOfVersion, wanted: readonly NewScheduleMail[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await scheduleMailsOf(work.competitionId, work.version);
    const known = new Set(stored.map(({ to, recipient }) => recipientKey({ to, id: recipient })));
    const missing = wanted.filter(({ to, recipient }) => !known.has(recipientKey({ to, id: recipient })));
    try {
      for (let start = 0; start < missing.length; start += MAILS_AT_ONCE)
        await storeScheduleMails(work, missing.slice(start, start + MAILS_AT_ONCE));
      return;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'VersionConflict';
      if (!isConflict || attempt === ATTEMPTS) throw error;
      // A later version compares with what was mailed by now.
      if ((await findPublished(work.competitionId))?.version !== work.version) return;
    }
  }
}
