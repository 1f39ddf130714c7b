import type { Session } from '../../../../platform/http/session.ts';
import { runInParallel } from '../../../../platform/runInParallel.ts';
import { RECORDS_MILLISECONDS } from '../../../../platform/workTime.ts';
import { uninvitedPlaceholders } from '../../../../store/people/accounts/placeholders.ts';
import { inviteFamily } from '../forFamilies/inviteFamily.ts';

/** Families mailed at the same time. */
const CONCURRENCY = 5;

/**
 * Mails each family of a competition that was entered for and has had no link yet: one mail with all its
 * entries. Two calls at once mail each family once.
 * @param send false to count them only
 */
export async function inviteImportedFamilies(
  competitionId: string,
  send: boolean,
  session: Session,
  now: Date,
): Promise<{ readonly sent: number; readonly queued: number; readonly left: number }> {
  const families = await uninvitedPlaceholders(competitionId);
  if (!send) return { sent: 0, queued: 0, left: families.length };
  const results = await runInParallel(families, CONCURRENCY, RECORDS_MILLISECONDS, ({ id }) =>
    inviteFamily(id, session.name, now),
  );
  const count = (outcome: string) => results.filter((one) => one === outcome).length;
  return { sent: count('sent'), queued: count('queued'), left: families.length - results.length };
}
