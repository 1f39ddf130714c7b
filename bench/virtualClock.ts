import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';
import pauses from 'node:timers/promises';

export interface VirtualClock {
  /** Milliseconds since its beginning. */
  elapsed(): number;
  /** Moves it on to so many milliseconds since its beginning, never back. */
  advanceTo(milliseconds: number): void;
  /** Gives the process its own clocks back. */
  close(): void;
}

/**
 * A clock for the whole process that stands still while anything works, and moves on only where the product pauses: each pause
 * takes its time on it, and none in reality.
 */
export function startVirtualClock(start: Date): VirtualClock {
  let elapsed = 0;
  mock.timers.enable({ apis: ['Date'], now: start });
  const advanceTo = (milliseconds: number) => {
    elapsed = Math.max(elapsed, milliseconds);
    mock.timers.setTime(start.getTime() + elapsed);
  };
  const measured = mock.method(performance, 'now', () => elapsed);
  const paused = mock.method(pauses, 'setTimeout', <Value>(milliseconds = 0, value?: Value) => {
    advanceTo(elapsed + milliseconds);
    return Promise.resolve(value);
  });
  // Modules import the pause by its name.
  syncBuiltinESMExports();
  return {
    elapsed: () => elapsed,
    advanceTo,
    close() {
      paused.mock.restore();
      measured.mock.restore();
      mock.timers.reset();
      syncBuiltinESMExports();
    },
  };
}
