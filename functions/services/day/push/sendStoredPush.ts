import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { isQuiet, type QuietHours } from '../../../../shared/domain/people/push/quietHours.ts';
import type { OutboxHandler, SendOutcome } from '../../../platform/outbox/runOutbox.ts';
import { sendPush, type PushOutcome, type PushTarget } from '../../../platform/push/sendPush.ts';
import { pushItemOf, type PushItem } from '../../../store/day/push/pushRepository.ts';
import { findCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { ownerOfDevice, pushOfAccount, removeDevices } from '../../../store/people/push/deviceRepository.ts';
import { findFollower, removeFollower } from '../../../store/people/push/followerRepository.ts';
import { composePush } from './composePush.ts';

/** A device that may still be told, with what its owner chose. */
interface Recipient {
  readonly target: PushTarget;
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
  /** Takes the device out, once its push service knows it no more. */
  readonly remove: () => Promise<unknown>;
}

/** A result is fresh for an hour, a message for twelve, and a move no longer than until the start. */
const FRESH_SECONDS = 3_600;
const HALF_A_DAY = 12 * FRESH_SECONDS;
const LEAST_SECONDS = 60;

/** Pushes to one device, by what holds now: the owner's choice, the session, the quiet hours, and the names. */
export const sendStoredPush: OutboxHandler = async (item, { now, left, messageId }) => {
  const begun = performance.now();
  const push = pushItemOf(item);
  const competition = await findCompetition(push.competitionId);
  if (competition?.state !== 'published') return { outcome: 'cancelled' };
  const keepSeconds = secondsOfUse(push, competition, now);
  if (keepSeconds <= 0) return { outcome: 'cancelled' };
  const recipient = await recipientOf(push, now);
  if (!recipient || isQuiet(recipient.quiet, now, recipient.timeZone)) return { outcome: 'cancelled' };
  const text = await composePush(push, competition, now);
  if (!text) return { outcome: 'cancelled' };
  const sent = await sendPush(
    recipient.target,
    { ...text, tag: messageId },
    {
      now,
      keepSeconds: Math.max(LEAST_SECONDS, keepSeconds),
      within: Math.max(1, left - (performance.now() - begun)),
    },
  );
  if (sent === 'gone') await recipient.remove();
  return push.accountId === null ? outcomeForFollower(sent) : outcomeOf(sent);
};

/** How long it is worth sending, in seconds; 0 or less where it is too late. */
function secondsOfUse({ kind, starts, at }: PushItem, { timeZone }: StoredCompetition, now: Date): number {
  const sinceThen = (now.getTime() - Date.parse(at)) / 1000;
  if (kind === 'results') return FRESH_SECONDS - sinceThen;
  if (kind === 'messages') return HALF_A_DAY - sinceThen;
  const untilStarts = starts.map(
    ({ date, time }) => secondsOfTime(time) - venueSeconds(now.toISOString(), date, timeZone),
  );
  const untilLast = Math.max(...untilStarts);
  const isOtherDay = starts.some(({ date }) => date !== skatingDay(now, timeZone));
  return kind === 'moved' && isOtherDay ? Math.min(untilLast, HALF_A_DAY - sinceThen) : untilLast;
}

const recipientOf = (push: PushItem, now: Date): Promise<Recipient | null> =>
  push.accountId === null ? followerOf(push, now) : deviceOf(push, push.accountId);

async function deviceOf({ deviceId, kind }: PushItem, accountId: string): Promise<Recipient | null> {
  const [account, push, owner] = await Promise.all([
    findAccount(accountId),
    pushOfAccount(accountId),
    ownerOfDevice(deviceId),
  ]);
  const device = push.devices.find(({ id }) => id === deviceId);
  if (!device || owner?.accountId !== accountId || !push.kinds.includes(kind)) return null;
  const remove = () => removeDevices(accountId, ({ id }) => id === deviceId);
  if (!account?.active || account.sessionVersion !== device.sessionVersion) {
    await remove();
    return null;
  }
  return { target: device, timeZone: device.timeZone, quiet: push.quiet, remove };
}

async function followerOf({ competitionId, deviceId, kind }: PushItem, now: Date): Promise<Recipient | null> {
  const [follower, owner] = await Promise.all([
    findFollower(competitionId, deviceId, now),
    ownerOfDevice(deviceId),
  ]);
  if (!follower?.kinds.some((one) => one === kind) || typeof owner?.accountId === 'string') return null;
  const { device, quiet } = follower;
  const remove = () => removeFollower(competitionId, deviceId);
  return { target: device, timeZone: device.timeZone, quiet, remove };
}

/** Without an account anybody may invent addresses, and organisers see what was not sent: those of nobody are no such. */
const outcomeForFollower = (sent: PushOutcome): SendOutcome =>
  sent === 'refused' || sent === 'noAnswer' ? { outcome: 'cancelled' } : outcomeOf(sent);

/** A service that refuses a push refuses it again. */
function outcomeOf(sent: PushOutcome): SendOutcome {
  if (sent === 'sent') return { outcome: 'done' };
  if (sent === 'gone') return { outcome: 'cancelled' };
  if (sent === 'refused') return { outcome: 'failed', failure: sent };
  if (sent === 'throttled') return { outcome: 'later', failure: 'unavailable', isThrottled: true };
  return { outcome: 'later', failure: sent };
}
