import type { Handlers } from '../../../platform/outbox/runOutbox.ts';
import { HANDOVER_MAIL } from '../../../store/people/accounts/placeholders.ts';
import { CANCELLED_MAIL } from '../../../store/entering/followUps/cancelledMails.ts';
import { FOLLOW_UP } from '../../../store/entering/followUps/followUp.ts';
import { JUDGE_MAIL } from '../../../store/planning/panels/mailRepository.ts';
import { DIRECT } from '../../../store/core/mail/directMails.ts';
import { MOVE_MAIL } from '../../../store/entering/dateChange/repository.ts';
import { ORGANISER_EMAIL } from '../../../store/entering/notifications/emailRepository.ts';
import { ENTRY_MAIL } from '../../../store/entering/notifications/notificationWrites.ts';
import { REMINDER } from '../../../store/entering/notifications/reminderRepository.ts';
import { SCHEDULE_MAIL, SCHEDULE_MAILS } from '../../../store/planning/publishing/mailRepository.ts';
import { CANCELLED_PANEL } from '../../../store/planning/publishing/cancelledPanelRepository.ts';
import { PUSH } from '../../../store/day/push/pushRepository.ts';
import { CARD_REFUND } from '../../../store/money/cards/attemptRepository.ts';
import { PUSH_WORK } from '../../../store/planning/push/pushWork.ts';
import { MESSAGE } from '../../../store/day/messages/repository.ts';
import { CORRECTION_MAIL } from '../../../store/day/results/mailRepository.ts';
import { finishFollowUp } from '../../entering/entries/cancelled/finishFollowUp.ts';
import { composeCancelledMail } from '../../planning/cancelledEvents/composeCancelledMail.ts';
import { composeCancelledPanel } from '../../planning/cancelledEvents/composeCancelledPanel.ts';
import { composeJudgeMail } from '../../planning/panels/composeJudgeMail.ts';
import { mailHandler } from '../../core/mail/mailHandler.ts';
import {
  composeGuardianInvitation,
  composeInvitation,
  composeNoticesConfirmation,
  composeReset,
  composeVerification,
} from '../../people/accounts/composeLinkMails.ts';
import { composeDeletedMail, composeOwnerMail } from '../../people/accounts/composeOwnerMails.ts';
import { composeCoachInvitation } from '../../people/coaches/composeCoachInvitation.ts';
import { composeHandoverMail } from '../../entering/entries/forFamilies/composeHandoverMail.ts';
import {
  composeDroppedPartner,
  composePartnerInvitation,
} from '../../entering/entries/partners/composePartnerMails.ts';
import { composeMoveMail } from '../../entering/dateChange/composeMoveMail.ts';
import { composeEmail } from '../../entering/notifications/composeEmail.ts';
import { composeReminder } from '../../entering/notifications/composeReminder.ts';
import { composeEntryMail } from '../../entering/notifications/entryMails.ts';
import { composePublishedMail } from '../../planning/publishing/composeScheduleMail.ts';
import { startsOfEntry } from '../../day/running/startsOfEntry.ts';
import { timesOfToday } from '../../day/running/timesOfToday.ts';
import { walkOnsOfDay } from '../../day/running/walkOnsOfDay.ts';
import { makeScheduleMails } from '../../planning/publishing/makeScheduleMails.ts';
import { makeMessageMails } from '../../day/messages/makeMessageMails.ts';
import { sendCardRefund } from '../../money/cards/sendCardRefund.ts';
import { makePushes } from '../../day/push/makePushes.ts';
import { sendStoredPush } from '../../day/push/sendStoredPush.ts';
import { composeCorrectionMail } from '../../day/results/composeCorrectionMail.ts';

export const HANDLERS = {
  [ENTRY_MAIL]: mailHandler(composeEntryMail(startsOfEntry)),
  [JUDGE_MAIL]: mailHandler(composeJudgeMail),
  [SCHEDULE_MAILS]: makeScheduleMails(walkOnsOfDay),
  [SCHEDULE_MAIL]: mailHandler(composePublishedMail(timesOfToday)),
  [MOVE_MAIL]: mailHandler(composeMoveMail),
  [REMINDER]: mailHandler(composeReminder),
  [ORGANISER_EMAIL]: mailHandler(composeEmail),
  [MESSAGE]: makeMessageMails,
  [PUSH_WORK]: makePushes,
  [PUSH]: sendStoredPush,
  [CARD_REFUND]: sendCardRefund,
  [HANDOVER_MAIL]: mailHandler(composeHandoverMail),
  [DIRECT.reset]: mailHandler(composeReset),
  [DIRECT.verify]: mailHandler(composeVerification),
  [DIRECT.notices]: mailHandler(composeNoticesConfirmation),
  [DIRECT.invitation]: mailHandler(composeInvitation),
  [DIRECT.guardian]: mailHandler(composeGuardianInvitation),
  [DIRECT.owner]: mailHandler(composeOwnerMail),
  [DIRECT.deleted]: mailHandler(composeDeletedMail),
  [DIRECT.coach]: mailHandler(composeCoachInvitation),
  [DIRECT.partner]: mailHandler(composePartnerInvitation),
  [DIRECT.dropped]: mailHandler(composeDroppedPartner),
  [FOLLOW_UP]: finishFollowUp,
  [CORRECTION_MAIL]: mailHandler(composeCorrectionMail),
  [CANCELLED_MAIL]: mailHandler(composeCancelledMail),
  [CANCELLED_PANEL]: mailHandler(composeCancelledPanel),
} satisfies Handlers;

export type OutboxKind = keyof typeof HANDLERS;
