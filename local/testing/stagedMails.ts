import { randomUUID } from 'node:crypto';
import type { Key } from '../../functions/platform/table/key.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { createWrite, putWrite } from '../../functions/platform/table/writes.ts';
import type { OutboxKind } from '../../functions/services/public/outbox/handlers.ts';
import * as accounts from '../../functions/store/people/accounts/accounts.ts';
import {
  findPlaceholder,
  HANDOVER_MAIL,
  holdInvitation,
} from '../../functions/store/people/accounts/placeholders.ts';
import { coachWrites } from '../../functions/store/people/coaches/coachWrites.ts';
import { newCoach } from '../../functions/store/people/coaches/storedCoach.ts';
import { getCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { entryItem, submittedRecord } from '../../functions/store/entering/entries/items.ts';
import {
  CANCELLED_MAIL,
  storeCancelledMail,
} from '../../functions/store/entering/followUps/cancelledMails.ts';
import { FOLLOW_UP, followUpWrite } from '../../functions/store/entering/followUps/followUp.ts';
import { cancelledMailKey, followUpKey } from '../../functions/store/entering/followUps/keys.ts';
import { judgeMailKey } from '../../functions/store/planning/panels/keys.ts';
import { JUDGE_MAIL, judgeMailWrite } from '../../functions/store/planning/panels/mailRepository.ts';
import { judgeWrites, storeJudges } from '../../functions/store/planning/panels/repository.ts';
import { newJudge } from '../../functions/store/planning/panels/storedJudges.ts';
import { familyMoveKey, reminderKey, emailedKey, userKey } from '../../functions/store/keys.ts';
import { moveWrites } from '../../functions/store/entering/dateChange/moveWrites.ts';
import {
  findMove,
  holdFamilyMove,
  MOVE_MAIL,
  planFamilyMove,
} from '../../functions/store/entering/dateChange/repository.ts';
import type { FamilyMove } from '../../functions/store/entering/dateChange/storedMove.ts';
import { DIRECT, directMail, type DirectKind } from '../../functions/store/core/mail/directMails.ts';
import { holdEmail, ORGANISER_EMAIL } from '../../functions/store/entering/notifications/emailRepository.ts';
import { ENTRY_MAIL } from '../../functions/store/entering/notifications/notificationWrites.ts';
import { holdReminder, REMINDER } from '../../functions/store/entering/notifications/reminderRepository.ts';
import {
  CANCELLED_PANEL,
  cancelledPanelWrite,
} from '../../functions/store/planning/publishing/cancelledPanelRepository.ts';
import {
  cancelledPanelKey,
  scheduleMailKey,
  scheduleMailsKey,
} from '../../functions/store/planning/publishing/keys.ts';
import {
  SCHEDULE_MAIL,
  SCHEDULE_MAILS,
  storeScheduleMails,
} from '../../functions/store/planning/publishing/mailRepository.ts';
import { resultMailKey } from '../../functions/store/day/results/keys.ts';
import { messageKey } from '../../functions/store/day/messages/keys.ts';
import { MESSAGE, storeMessage } from '../../functions/store/day/messages/repository.ts';
import { CARD_REFUND } from '../../functions/store/money/cards/attemptRepository.ts';
import { PUSH } from '../../functions/store/day/push/pushRepository.ts';
import { pushWorkKey } from '../../functions/store/planning/push/keys.ts';
import { PUSH_WORK, pushWorkWrite } from '../../functions/store/planning/push/pushWork.ts';
import { CORRECTION_MAIL, resultMailWrite } from '../../functions/store/day/results/mailRepository.ts';
import { storeResult } from '../../functions/store/day/results/writeRepository.ts';
import { approvedResult } from './approvedResults.ts';
import { stagedNotifications } from './stagedNotifications.ts';
import { stagedPlaceholder } from './stagedPlaceholder.ts';
import { publishStaged } from './publishStaged.ts';
import { stageCardRefund } from './stagedCards.ts';
import { stagePush } from './stagedPushes.ts';
import { coupleEntry } from './storedEntries.ts';

export type Staged = Awaited<ReturnType<typeof stagedNotifications>>;

const address = () => `${randomUUID()}@test.example`;

/** An account, for the mails that are about one. */
async function newAccount(now: Date, more: Partial<accounts.Account> = {}): Promise<accounts.Account> {
  const fields = { email: address(), name: 'Robin', role: 'SUPER_ADMIN', passwordHash: 'none' } as const;
  const account = { ...accounts.newAccount(fields, now), ...more };
  await accounts.createAccount(account);
  return account;
}

async function storeDirect(kind: DirectKind, facts: object, now: Date): Promise<Key> {
  const { item, write } = directMail(kind, facts, now);
  await transact([write]);
  return { pk: String(item['pk']), sk: String(item['sk']) };
}

const onConflict = () => new Error('It is there');

async function storeCouple({ entry }: Staged) {
  const id = `${entry.id}C`;
  const { accountId, competitionId } = entry;
  const couple = coupleEntry({ id, accountId, competitionId });
  const partner = couple.partner && { ...couple.partner, state: 'invited' as const, email: address() };
  await transact([
    createWrite(entryItem({ ...couple, partner }), onConflict),
    putWrite(submittedRecord(couple)),
  ]);
  return { id, competitionId, partner };
}

/** Stores one item of a kind, with what its mail needs. @param staged an entry of a family, whose own mail has left */
export const STAGES: Readonly<Record<OutboxKind, (staged: Staged) => Promise<Key>>> = {
  [ENTRY_MAIL]: async () => {
    const { keys } = await stagedNotifications();
    return keys[0] ?? { pk: '', sk: '' };
  },
  [FOLLOW_UP]: async ({ entry: { competitionId: of }, now }) => {
    const left = { of, change: randomUUID(), promotes: true, accountId: null };
    await transact([followUpWrite(left, now)]);
    return followUpKey(of, left.change);
  },
  [CANCELLED_MAIL]: async ({ entry, now }) => {
    const [at, [event]] = [now.toISOString(), entry.events];
    if (!event) throw new Error('The entry has an event');
    const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, now), email: address() };
    await transact(coachWrites({ before: null, after: coach }));
    const { id, format, level } = event;
    const left = { id, format, level, at, reason: 'No ice', refund: 0, isLast: false };
    const events = entry.events.slice(1);
    const pupil = { ...entry, id: `${entry.id}P`, events, cancelledEvents: [left] };
    await transact([createWrite(entryItem(pupil), onConflict), putWrite(submittedRecord(pupil))]);
    const { competitionId } = entry;
    const mail = { competitionId, eventId: id, cancelledAt: at, coachId: coach.id };
    await storeCancelledMail({ ...mail, entryIds: [pupil.id], at });
    return cancelledMailKey(competitionId, mail);
  },
  [CANCELLED_PANEL]: async ({ entry: { competitionId }, now }) => {
    const cancelledAt = now.toISOString();
    const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, now), email: address() };
    const event = { id: 'e1', format: 'Freestyle', level: 'Freestyle 4' };
    const of = { competitionId, cancelledAt, coachId: coach.id };
    await transact([
      ...coachWrites({ before: null, after: coach }),
      cancelledPanelWrite({ ...of, event, reason: 'No ice', version: 1, flights: [], hasOthers: false }),
    ]);
    return cancelledPanelKey(competitionId, { ...of, eventId: event.id });
  },
  [JUDGE_MAIL]: async ({ entry: { competitionId }, now }) => {
    const at = now.toISOString();
    const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, now), email: address() };
    await transact(coachWrites({ before: null, after: coach }));
    await storeJudges([
      ...judgeWrites(newJudge(competitionId, coach.id, at), 0),
      judgeMailWrite({ competitionId, coachId: coach.id, mail: 'invitation', at }),
    ]);
    return judgeMailKey(competitionId, coach.id, at);
  },
  [SCHEDULE_MAILS]: async (staged) => {
    const { competitionId, version } = await publishStaged(staged, true);
    return scheduleMailsKey(competitionId, version);
  },
  [SCHEDULE_MAIL]: async (staged) => {
    const { competitionId, version, at } = await publishStaged(staged, false);
    const { accountId, id, events } = staged.entry;
    const programmeId = `${id}.${events[0]?.id ?? ''}`;
    const to = { surfaceId: 'a', date: '2027-01-06', start: '08:00:00' };
    await storeScheduleMails({ type: 'scheduleMails', competitionId, version, at, sentAt: null }, [
      {
        to: 'family',
        recipient: accountId,
        since: null,
        moves: [{ role: 'skater', programmeId, from: null, to }],
      },
    ]);
    return scheduleMailKey(competitionId, version, 'family', accountId);
  },
  [MOVE_MAIL]: async ({ entry: { competitionId, accountId }, now }) => {
    const before = await getCompetition(competitionId);
    const moved = { ...before, startDate: '2031-03-01', endDate: '2031-03-01' };
    await transact(await moveWrites(before, moved, { by: 'M1', at: now }));
    const move = await findMove(competitionId);
    if (!move) throw new Error('The day has moved');
    const { id: moveId, from, to } = move;
    const plan: FamilyMove = {
      type: 'familyMove',
      moveId,
      accountId,
      from,
      to,
      before: {},
      sentAt: null,
      round: null,
    };
    await planFamilyMove(competitionId, plan, null);
    await holdFamilyMove(competitionId, plan, now);
    return familyMoveKey(competitionId, accountId);
  },
  [REMINDER]: async ({ entry: { competitionId, accountId }, now }) => {
    const reminder = { competitionId, accountId, about: 'unpaid', kind: null, words: null } as const;
    await holdReminder(reminder, 'M1', now);
    return reminderKey(competitionId, 'unpaid', accountId);
  },
  [ORGANISER_EMAIL]: async ({ entry: { competitionId, accountId, id }, now }) => {
    const text = { message: 'M1', subject: 'Ice time', text: 'At nine.' };
    await holdEmail({ competitionId, accountId, ...text, entries: [id] }, 'M1', now);
    return emailedKey(competitionId, 'M1', accountId);
  },
  [MESSAGE]: async ({ entry: { competitionId }, now }) => {
    const words = { subject: 'Ice', text: 'Dear all', toCoaches: false, toJudges: false };
    const nobody = { to: 'event', eventId: 'nobody', flightId: null, date: null } as const;
    await storeMessage({ competitionId, id: 'M2', ...words, ...nobody, by: 'o1', at: now.toISOString() });
    return messageKey(competitionId, 'M2');
  },
  [PUSH_WORK]: async ({ entry: { competitionId }, now }) => {
    await transact([pushWorkWrite(competitionId, { what: 'plan', version: 7 }, now)]);
    return pushWorkKey(competitionId, 'plan 7');
  },
  [CARD_REFUND]: ({ entry, now }) => stageCardRefund(entry, now),
  [PUSH]: ({ entry, now }) => stagePush(entry, now),
  [CORRECTION_MAIL]: async ({ entry, now }) => {
    const { competitionId, accountId } = entry;
    const at = now.toISOString();
    const programmeId = `${entry.id}.${entry.events[0]?.id ?? ''}`;
    const [flightId, eventId] = ['flight', entry.events[0]?.id ?? ''];
    const { result, version } = approvedResult({
      competitionId,
      flightId,
      eventId,
      now,
      row: { programmeId, before: { place: 2, total: 690, points: 5 } },
      correction: { reason: 'typedWrong', text: 'A digit.' },
    });
    await storeResult({ before: null, after: result, version, others: [] });
    const mail = {
      competitionId,
      flightId,
      version: 1,
      to: 'family' as const,
      recipient: accountId,
      programmeIds: [programmeId],
      at,
    };
    await transact([resultMailWrite(mail)]);
    return resultMailKey(competitionId, mail);
  },
  [HANDOVER_MAIL]: async ({ entry, now }) => {
    const id = await stagedPlaceholder(entry, now);
    const placeholder = await findPlaceholder(id);
    if (placeholder) await holdInvitation(placeholder, 'Kim Lake', now);
    return userKey(id);
  },
  [DIRECT.reset]: async ({ now }) => {
    const { id: accountId, sessionVersion } = await newAccount(now);
    return storeDirect(DIRECT.reset, { accountId, sessionVersion }, now);
  },
  [DIRECT.verify]: async ({ now }) => {
    const { id: accountId } = await newAccount(now);
    return storeDirect(DIRECT.verify, { accountId, competition: null }, now);
  },
  [DIRECT.notices]: async ({ now }) => {
    const further = address();
    const { id: accountId } = await newAccount(now, { notices: [further] });
    return storeDirect(DIRECT.notices, { accountId, address: further }, now);
  },
  [DIRECT.guardian]: async ({ now }) => {
    const invitedAt = now.toISOString();
    const guardian = {
      id: randomUUID(),
      email: address(),
      accountId: null,
      name: '',
      invitedAt,
      joinedAt: null,
    };
    const { id: accountId } = await newAccount(now, { role: 'SKATER', guardians: [guardian] });
    return storeDirect(DIRECT.guardian, { accountId, guardianId: guardian.id }, now);
  },
  [DIRECT.invitation]: async ({ now }) => {
    const invited = { passwordHash: accounts.NO_PASSWORD, invitedAt: now.toISOString() };
    const { id: accountId, sessionVersion } = await newAccount(now, invited);
    return storeDirect(DIRECT.invitation, { accountId, sessionVersion, invitedBy: 'Kim Lake' }, now);
  },
  [DIRECT.owner]: async ({ now }) => {
    const { id: accountId } = await newAccount(now);
    return storeDirect(DIRECT.owner, { accountId, notice: { what: 'passwordChanged' } }, now);
  },
  [DIRECT.deleted]: ({ now }) => storeDirect(DIRECT.deleted, { name: 'Robin', email: address() }, now),
  [DIRECT.coach]: async ({ now }) => {
    const invited = { email: address(), invitedAt: now.toISOString() };
    const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, now), ...invited };
    await transact(coachWrites({ before: null, after: coach }));
    return storeDirect(DIRECT.coach, { coachId: coach.id, email: coach.email, invitedBy: 'Kim Lake' }, now);
  },
  [DIRECT.partner]: async (staged) => {
    const { id: entryId, competitionId, partner } = await storeCouple(staged);
    const invitation = partner?.invitation ?? '';
    return storeDirect(DIRECT.partner, { competitionId, entryId, invitation }, staged.now);
  },
  [DIRECT.dropped]: async (staged) => {
    const { id: entryId, competitionId } = await storeCouple(staged);
    const dropped = { fullName: 'Bo Lake', email: address() };
    return storeDirect(DIRECT.dropped, { competitionId, entryId, ...dropped }, staged.now);
  },
};
