import type { MarkSending } from './sendMarks.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Milliseconds until the next attempt: doubled after each failure, with jitter, so that the tablets of a rink do not
 * all call at once when its network returns.
 * @param random from 0 to 1
 */
export function waitAfter(failures: number, retryAfterSeconds: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
  return Math.max(retryAfterSeconds * 1_000, wait * (0.5 + random / 2));
}

/** The parts of the browser that a sender uses; a test gives its own. */
export interface SenderParts {
  /** Sends what waits; null while another tab of the device does. */
  readonly send: () => Promise<MarkSending | null>;
  readonly random: () => number;
  /** Calls back after so many milliseconds. @returns a function that calls it off */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
  readonly onOutcome: (outcome: MarkSending) => void;
}

export interface Sender {
  /** A mark was written: it is sent at once, unless a failure is being waited out. */
  readonly onMarkWritten: () => void;
  /** The network is back, the page is seen again or the judge asks: tries now. */
  readonly tryNow: () => void;
  readonly stop: () => void;
}

/** Sends the marks of this device one attempt after the other, for as long as the page is open. */
export function startSending({ send, random, after, onOutcome }: SenderParts): Sender {
  let failures = 0;
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;
  let cancelTimer: (() => void) | null = null;

  const schedule = (milliseconds: number) => {
    cancelTimer = after(milliseconds, () => {
      cancelTimer = null;
      void run();
    });
  };

  const run = async () => {
    if (isStopped) return;
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    cancelTimer?.();
    cancelTimer = null;
    isRunning = true;
    isAskedAgain = false;
    const outcome = await send().catch((): MarkSending => ({ kind: 'later', retryAfterSeconds: 0 }));
    isRunning = false;
    if (isStopped) return;
    if (outcome) onOutcome(outcome);
    failures = outcome?.kind === 'sent' ? 0 : failures + 1;
    if (failures > 0) {
      schedule(waitAfter(failures, outcome?.kind === 'later' ? outcome.retryAfterSeconds : 0, random()));
    } else if (isAskedAgain) await run();
  };

  return {
    onMarkWritten: () => {
      if (isRunning) isAskedAgain = true;
      else if (cancelTimer === null) void run();
    },
    tryNow: () => {
      failures = 0;
      void run();
    },
    stop: () => {
      isStopped = true;
      cancelTimer?.();
    },
  };
}
