import * as z from 'zod/mini';
import type { UnsentMail } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import type { Item } from '../../../platform/table/read.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import { HANDOVER_MAIL, invitedPlaceholder } from '../../../store/people/accounts/placeholders.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById, findEntry } from '../../../store/entering/entries/repository.ts';
import { CANCELLED_MAIL, cancelledMailOf } from '../../../store/entering/followUps/cancelledMails.ts';
import { FOLLOW_UP } from '../../../store/entering/followUps/followUp.ts';
import { judgeMailOf } from '../../../store/planning/panels/storedJudges.ts';
import {
  CANCELLED_PANEL,
  cancelledPanelOf,
} from '../../../store/planning/publishing/cancelledPanelRepository.ts';
import { JUDGE_MAIL } from '../../../store/planning/panels/mailRepository.ts';
import { MOVE_MAIL } from '../../../store/entering/dateChange/repository.ts';
import { familyMove } from '../../../store/entering/dateChange/storedMove.ts';
import { DIRECT } from '../../../store/core/mail/directMails.ts';
import { emailOf, ORGANISER_EMAIL } from '../../../store/entering/notifications/emailRepository.ts';
import { storedNotification } from '../../../store/entering/notifications/notification.ts';
import { ENTRY_MAIL } from '../../../store/entering/notifications/notificationWrites.ts';
import { REMINDER, reminderOf } from '../../../store/entering/notifications/reminderRepository.ts';
import {
  SCHEDULE_MAIL,
  SCHEDULE_MAILS,
  scheduleMailOf,
} from '../../../store/planning/publishing/mailRepository.ts';
import { PUSH, pushItemOf } from '../../../store/day/push/pushRepository.ts';
import { CARD_REFUND } from '../../../store/money/cards/attemptRepository.ts';
import { storedCardRefund } from '../../../store/money/cards/storedCards.ts';
import { PUSH_WORK } from '../../../store/planning/push/pushWork.ts';
import { MESSAGE } from '../../../store/day/messages/repository.ts';
import { CORRECTION_MAIL, resultMailOf } from '../../../store/day/results/mailRepository.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';
import type { OutboxKind } from './handlers.ts';

/** The subject and the recipient of an item. */
export type Description = Pick<UnsentMail, 'what' | 'to' | 'name' | 'entryId'>;

/** A kind without a line here does not compile: what is not sent is always named. */
export const DESCRIBERS: Readonly<Record<OutboxKind, (item: Item) => Promise<Description>>> = {
  [ENTRY_MAIL]: async (item) => {
    const { notice, to, accountId, entryId } = storedNotification.parse(item);
    const entry = (await findEntry(accountId, entryId)) ?? (await entryById(entryId));
    const known = entry && !isErased(entry) ? entry : null;
    return { what: notice.what, to, name: known?.name ?? '', entryId: known?.id ?? null };
  },
  [JUDGE_MAIL]: async (item) => {
    const { coachId, mail } = judgeMailOf(item);
    const what = mail === 'invitation' ? 'judgeInvitation' : 'seatOffer';
    return { what, ...(await describeJudge(coachId)) };
  },
  [CANCELLED_PANEL]: async (item) => ({
    what: 'eventCancelled',
    ...(await describeJudge(cancelledPanelOf(item).coachId)),
  }),
  [CANCELLED_MAIL]: async (item) => {
    const { coachId: recipient } = cancelledMailOf(item);
    return { what: 'eventCancelled', ...(await describeReader({ to: 'coach', recipient })) };
  },
  // Of nobody: its organisers see it with the waitlists.
  [FOLLOW_UP]: async () => ({ what: 'followUp', to: null, name: '', entryId: null }),
  // The work of making the mails, which are for many.
  [SCHEDULE_MAILS]: async () => ({ what: 'scheduleMails', to: null, name: '', entryId: null }),
  [MESSAGE]: async () => ({ what: 'message', to: null, name: '', entryId: null }),
  [PUSH_WORK]: async () => ({ what: 'pushes', to: null, name: '', entryId: null }),
  [CARD_REFUND]: async (item) => {
    const entry = await entryById(storedCardRefund.parse(item).entryId);
    const known = entry && !isErased(entry) ? entry : null;
    return { what: 'cardRefund', to: null, name: known?.name ?? '', entryId: known?.id ?? null };
  },
  [PUSH]: async (item) => {
    const { accountId } = pushItemOf(item);
    const names = accountId === null ? null : await accountNames([accountId]);
    return { what: 'push', to: null, name: names?.get(accountId ?? '') ?? '', entryId: null };
  },
  [SCHEDULE_MAIL]: async (item) => {
    const stored = scheduleMailOf(item);
    const programmes = stored.moves.flatMap(({ programmeId }) => programmeId ?? []);
    return { what: 'schedule', ...(await describeReader(stored, programmes)) };
  },
  [MOVE_MAIL]: async (item) => ({ what: 'moved', ...(await describeFamily(familyMove.parse(item))) }),
  [REMINDER]: async (item) => ({ what: 'reminder', ...(await describeFamily(reminderOf(item))) }),
  [ORGANISER_EMAIL]: async (item) => {
    const { coachId, ...stored } = emailOf(item);
    if (coachId === undefined) return { what: 'email', ...(await describeFamily(stored, stored.entries)) };
    return { what: 'email', ...(await describeReader({ to: 'coach', recipient: coachId })) };
  },
  [HANDOVER_MAIL]: async (item) => ({
    what: 'handover',
    ...(await describeFamily({ accountId: invitedPlaceholder(item).id })),
  }),
  [DIRECT.reset]: async (item) => ({ what: 'passwordReset', ...(await describeAccount(item)) }),
  [DIRECT.verify]: async (item) => ({ what: 'addressConfirmation', ...(await describeAccount(item)) }),
  [DIRECT.notices]: async (item) => ({ what: 'noticesConfirmation', ...(await describeAccount(item)) }),
  [DIRECT.invitation]: async (item) => ({ what: 'userInvitation', ...(await describeAccount(item)) }),
  [DIRECT.guardian]: async (item) => ({ what: 'guardianInvitation', ...(await describeAccount(item)) }),
  [DIRECT.owner]: async (item) => ({ what: 'accountNotice', ...(await describeAccount(item)) }),
  // The recipient has no name after the account is deleted.
  [DIRECT.deleted]: async () => ({ what: 'accountDeleted', to: null, name: '', entryId: null }),
  [DIRECT.coach]: async (item) => {
    const coach = await currentCoach(ofCoach.parse(item).coachId);
    return { what: 'coachInvitation', to: 'coach', name: coach?.name ?? '', entryId: null };
  },
  [DIRECT.partner]: async (item) => ({ what: 'partnerInvitation', ...(await describePartner(item)) }),
  [DIRECT.dropped]: async (item) => ({ what: 'partnerDropped', ...(await describePartner(item)) }),
  [CORRECTION_MAIL]: async (item) => {
    const { to, ...stored } = resultMailOf(item);
    if (to === 'judge') return { what: 'correction', ...(await describeJudge(stored.recipient)) };
    return { what: 'correction', ...(await describeReader({ ...stored, to }, stored.programmeIds)) };
  },
};

const ofAccount = z.object({ accountId: z.string() });
const ofCoach = z.object({ coachId: z.string() });
const ofEntry = z.object({ entryId: z.string() });

async function describeAccount(item: Item): Promise<Omit<Description, 'what'>> {
  const { accountId } = ofAccount.parse(item);
  const names = await accountNames([accountId]);
  return { to: null, name: names.get(accountId) ?? '', entryId: null };
}

async function describeJudge(coachId: string): Promise<Omit<Description, 'what'>> {
  const coach = await currentCoach(coachId);
  return { to: 'judge', name: coach?.name ?? '', entryId: null };
}

async function describePartner(item: Item): Promise<Omit<Description, 'what'>> {
  const entry = await entryById(ofEntry.parse(item).entryId);
  const known = entry && !isErased(entry) ? entry : null;
  return { to: 'partner', name: known?.name ?? '', entryId: known?.id ?? null };
}

const describeFamily = ({ accountId }: { readonly accountId: string }, entries: readonly string[] = []) =>
  describeReader({ to: 'family', recipient: accountId }, entries);

/** A family leads to its entry, where its address stands; a coach has a page of their own. */
async function describeReader(
  reader: { readonly to: 'family' | 'coach'; readonly recipient: string },
  [programmeId]: readonly string[] = [],
): Promise<Omit<Description, 'what'>> {
  const { name } = await mailReader(reader);
  const isEntryKnown = reader.to === 'family' && programmeId !== undefined;
  const entry = isEntryKnown ? await entryById(entryIdOf(programmeId)) : null;
  const known = entry && !isErased(entry) ? entry.id : null;
  return { to: reader.to, name, entryId: known };
}
