import { lambdaFor } from '../http/lambda.ts';
import { listEntryMails } from './listEntryMails.ts';
import { previewReminder } from './previewReminder.ts';
import { sendEntryMail } from './sendEntryMail.ts';
import { sendReminder } from './sendReminder.ts';
import { sendUnsentMails } from './sendUnsentMails.ts';

export const handler = lambdaFor('notices', {
  listEntryMails,
  sendEntryMail,
  sendUnsentMails,
  previewReminder,
  sendReminder,
});
