import { OVERDUE_MAILS } from '../../../../shared/contract/core/system/schedule.ts';
import { scheduleHandler } from '../../../platform/http/scheduled.ts';
import { measureOldestUnsent } from '../../../platform/metrics.ts';
import { oldestUnsentMinutes } from '../../../platform/outbox/oldestUnsent.ts';
import { SWEEP_MILLISECONDS } from '../../../platform/workTime.ts';
import { competitionsIn } from '../../../store/entering/competitions/repository.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { watchDays } from '../../../services/day/push/watchDays.ts';
import { continueMoves } from '../../../services/entering/dateChange/continueMoves.ts';
import { adoptEarlier } from '../../../services/public/outbox/adoptEarlier.ts';
import { HANDLERS } from '../../../services/public/outbox/handlers.ts';
import { sendDue } from '../../../services/public/outbox/sendOutbox.ts';

/** Does what is due in the outbox, watches the days that are skated, and continues what a first day that moved leaves to do. */
export const handler = scheduleHandler(OVERDUE_MAILS.scheduled, async (now) => {
  await checkDataVersion(now);
  // A failure of one round must not stop the others.
  const published = competitionsIn('published');
  const rounds = await Promise.allSettled([
    // The next round sends the mails that this adopts.
    published.then(adoptEarlier),
    published.then((list) => watchDays(list, now)),
    sendDue(HANDLERS, now, SWEEP_MILLISECONDS),
    continueMoves(now),
  ]);
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
  measureOldestUnsent(await oldestUnsentMinutes(now));
});
