import { expect, it } from 'vitest';
import type { MarkSending } from './sendMarks.ts';
import { startSending, waitAfter } from './startSending.ts';

const later: MarkSending = { kind: 'later', retryAfterSeconds: 0 };
const sent: MarkSending = { kind: 'sent' };

/** A sender whose attempts end as they are told and whose timers run when they are told. */
function begin(outcomes: (MarkSending | null | Error)[]) {
  let attempts = 0;
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const untilIdle = () => new Promise((resolve) => setTimeout(resolve));
  const sender = startSending({
    send: () => {
      attempts++;
      const outcome = outcomes.shift();
      return outcome instanceof Error
        ? Promise.reject(outcome)
        : Promise.resolve(outcome === undefined ? sent : outcome);
    },
    random: () => 1,
    after: (milliseconds, callBack) => {
      waits.push(milliseconds);
      due.push(callBack);
      return () => due.splice(0);
    },
    onOutcome: () => undefined,
  });
  return {
    sender,
    waits,
    untilIdle,
    attempts: () => attempts,
    isWaiting: () => due.length > 0,
    runTimer: async () => {
      due.shift()?.();
      await untilIdle();
    },
  };
}

it('waits longer after each failure, up to a minute, and at least as long as the server asks', () => {
  expect([1, 2, 3, 4, 7, 50].map((failures) => waitAfter(failures, 0, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 60_000, 60_000,
  ]);
  expect(waitAfter(1, 0, 0)).toBe(500);
  expect(waitAfter(1, 30, 0.5)).toBe(30_000);
});

it('tries again by itself until the marks are sent', async () => {
  const { sender, waits, untilIdle, runTimer, attempts, isWaiting } = begin([
    later,
    null,
    new Error('killed'),
    sent,
  ]);
  sender.onMarkWritten();
  await untilIdle();
  await runTimer();
  await runTimer();
  await runTimer();
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(attempts()).toBe(4);
  expect(isWaiting()).toBe(false);
});

it('does not hurry for a mark while a failure is waited out, but does when the network is back', async () => {
  const { sender, untilIdle, attempts } = begin([later, sent]);
  sender.onMarkWritten();
  await untilIdle();
  sender.onMarkWritten();
  await untilIdle();
  expect(attempts()).toBe(1);
  sender.tryNow();
  await untilIdle();
  expect(attempts()).toBe(2);
});

it('sends once more for a mark that was written meanwhile', async () => {
  const { sender, untilIdle, attempts } = begin([sent, sent]);
  sender.onMarkWritten();
  sender.onMarkWritten();
  await untilIdle();
  expect(attempts()).toBe(2);
});
