import { mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentTime } from '../local/clock.ts';

/** More turns of the event loop than any step between two pauses takes: a call of the table in one process takes three. */
const TURNS = 8;

export interface CrowdClock {
  /** Ends so many milliseconds later on this clock. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Does the work while the clock moves. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Gives the process its own clocks back. */
  close(): void;
}

/**
 * A clock for a crowd that comes at once, as if each caller had a processor of its own: it stands still while anybody
 * works, and then moves to where the next pause ends. For work that waits for nothing but pauses and its own process.
 */
export function startCrowdClock(): CrowdClock {
  const start = currentTime().getTime();
  let elapsed = 0;
  let pauses: { readonly ends: number; readonly end: () => void }[] = [];
  const pause = (milliseconds: number) =>
    new Promise<void>((end) => {
      pauses.push({ ends: elapsed + milliseconds, end });
    });
  mock.timers.enable({ apis: ['Date'], now: start });
  const mocked = [
    mock.method(performance, 'now', () => elapsed),
    mock.method(globalThis, 'setTimeout', (end: () => void, milliseconds = 0) => {
      void pause(milliseconds).then(end);
    }),
  ];
  return {
    pause,
    async run(work) {
      let isDone = false;
      const result = work().finally(() => (isDone = true));
      while (!isDone) {
        for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
        if (pauses.length === 0) continue;
        elapsed = Math.min(...pauses.map(({ ends }) => ends));
        mock.timers.setTime(start + Math.ceil(elapsed));
        const due = pauses.filter(({ ends }) => ends <= elapsed);
        pauses = pauses.filter(({ ends }) => ends > elapsed);
        for (const { end } of due) end();
      }
      return result;
    },
    close() {
      for (const one of mocked) one.mock.restore();
      mock.timers.reset();
    },
  };
}
