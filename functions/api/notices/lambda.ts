import { OVERDUE_MAILS } from '../../../shared/contract/system/schedule.ts';
import { withSchedule } from '../../platform/http/scheduled.ts';
import { continueMoves } from '../../services/moves/continueMoves.ts';
import { sendOverdueMails } from '../../services/notifications/unsentMails.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { previewEmail, sendEmail } from './emails.ts';
import { getEntryHistory } from './history.ts';
import { listEntryMails, sendEntryMail, sendUnsentMails } from './mails.ts';
import { continueMove, previewMove } from './moves.ts';
import { previewReminder, sendReminder } from './reminders.ts';

const answer = lambdaFor('notices', {
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

export const handler = withSchedule(answer, OVERDUE_MAILS.scheduled, async (now) => {
  // A failure of one round must not stop the other.
  const rounds = await Promise.allSettled([sendOverdueMails(now), continueMoves(now)]);
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
});
