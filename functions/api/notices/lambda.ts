import { OVERDUE_MAILS } from '../../../shared/contract/system/schedule.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { withSchedule } from '../../platform/http/scheduled.ts';
import { listEntryMails } from './listEntryMails.ts';
import { previewReminder } from './previewReminder.ts';
import { continueMoves } from '../../services/moves/continueMoves.ts';
import { continueMove } from './continueMove.ts';
import { previewMove } from './previewMove.ts';
import { sendEntryMail } from './sendEntryMail.ts';
import { sendOverdueMails } from './sendOverdueMails.ts';
import { sendReminder } from './sendReminder.ts';
import { sendUnsentMails } from './sendUnsentMails.ts';

const answer = lambdaFor('notices', {
  listEntryMails,
  sendEntryMail,
  sendUnsentMails,
  previewReminder,
  sendReminder,
  previewMove,
  continueMove,
});

export const handler = withSchedule(answer, OVERDUE_MAILS.scheduled, async (now) => {
  // One that fails does not keep the other from its round.
  const rounds = await Promise.allSettled([sendOverdueMails(now), continueMoves(now)]);
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
});
