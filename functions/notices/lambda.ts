import { OVERDUE_MAILS } from '../../shared/contract/schedule.ts';
import { lambdaFor } from '../http/lambda.ts';
import { withSchedule } from '../http/scheduled.ts';
import { listEntryMails } from './listEntryMails.ts';
import { previewReminder } from './previewReminder.ts';
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
});

export const handler = withSchedule(answer, OVERDUE_MAILS.scheduled, sendOverdueMails);
