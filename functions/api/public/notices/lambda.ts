import { moveRoutes } from '../../../../shared/contract/entering/competitions/moves.ts';
import { myHistoryRoutes } from '../../../../shared/contract/entering/entries/myHistory.ts';
import { messageRoutes } from '../../../../shared/contract/day/messages.ts';
import { emailRoutes } from '../../../../shared/contract/entering/notifications/emails.ts';
import { mailRoutes } from '../../../../shared/contract/entering/notifications/mails.ts';
import { unsentMailRoutes } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import { reminderRoutes } from '../../../../shared/contract/entering/notifications/reminders.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as messages from './messages.ts';
import { previewEmail, sendEmail } from './emails.ts';
import { getEntryHistory } from './history.ts';
import { listEntryMails, sendEntryMail } from './mails.ts';
import { continueMove, previewMove } from './moves.ts';
import { previewReminder, sendReminder } from './reminders.ts';
import * as unsentMails from './unsentMails.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...myHistoryRoutes,
  ...emailRoutes,
  ...messageRoutes,
  ...mailRoutes,
  ...unsentMailRoutes,
  ...moveRoutes,
  ...reminderRoutes,
};

export const handler = lambdaFor('notices', routes, {
  listEntryMails,
  sendEntryMail,
  ...unsentMails,
  previewReminder,
  sendReminder,
  previewEmail,
  sendEmail,
  ...messages,
  previewMove,
  continueMove,
  getEntryHistory,
});
