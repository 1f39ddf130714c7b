import { moveRoutes } from '../../../shared/contract/competitions/moves.ts';
import { ownHistoryRoutes } from '../../../shared/contract/entries/ownHistory.ts';
import { emailRoutes } from '../../../shared/contract/notifications/emails.ts';
import { mailRoutes } from '../../../shared/contract/notifications/mails.ts';
import { reminderRoutes } from '../../../shared/contract/notifications/reminders.ts';
import { OVERDUE_MAILS } from '../../../shared/contract/system/schedule.ts';
import { withSchedule } from '../../platform/http/scheduled.ts';
import { withStream } from '../../platform/http/streamed.ts';
import { sendOverdueJudgeMails } from '../../services/judging/sendJudgeMails.ts';
import {
  sendNewCorrectionMails,
  sendOverdueCorrectionMails,
} from '../../services/results/sendCorrectionMails.ts';
import { isResultMailKey } from '../../store/results/keys.ts';
import { isScheduleMailKey } from '../../store/publishing/keys.ts';
import { continueMoves } from '../../services/moves/continueMoves.ts';
import {
  sendNewScheduleMails,
  sendOverdueScheduleMails,
} from '../../services/publishing/sendScheduleMails.ts';
import { sendOverdueMails } from '../../services/notifications/unsentMails.ts';
import { sendNewMails } from '../../services/notifications/newMails.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { previewEmail, sendEmail } from './emails.ts';
import { getEntryHistory } from './history.ts';
import { listEntryMails, sendEntryMail, sendUnsentMails } from './mails.ts';
import { continueMove, previewMove } from './moves.ts';
import { previewReminder, sendReminder } from './reminders.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...ownHistoryRoutes,
  ...emailRoutes,
  ...mailRoutes,
  ...moveRoutes,
  ...reminderRoutes,
};

const answer = lambdaFor('notices', routes, {
  listEntryMails,
  sendEntryMail,
  sendUnsentMails,
  previewReminder,
  sendReminder,
  previewEmail,
  sendEmail,
  previewMove,
  continueMove,
  getEntryHistory,
});

const scheduled = withSchedule(answer, OVERDUE_MAILS.scheduled, async (now) => {
  // A failure of one round must not stop the others.
  const rounds = await Promise.allSettled([
    sendOverdueMails(now),
    sendOverdueJudgeMails(now),
    continueMoves(now),
    sendOverdueScheduleMails(now),
    sendOverdueCorrectionMails(now),
  ]);
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
});

export const handler = withStream(scheduled, async (keys, now) => {
  const ofSchedule = keys.filter(isScheduleMailKey);
  await sendNewMails(
    keys.filter((key) => !isScheduleMailKey(key) && !isResultMailKey(key)),
    now,
  );
  await sendNewCorrectionMails(keys.filter(isResultMailKey), now);
  if (ofSchedule.length > 0) await sendNewScheduleMails(ofSchedule, now);
});
