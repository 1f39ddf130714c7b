import { isApiError } from './ApiError.ts';

const PAUSE_MILLISECONDS = 4_000;

interface Surroundings {
  /** Called each time the server is not reached. */
  readonly onUnreached: () => void;
  /** Resolves when it is worth trying again. */
  readonly pause?: () => Promise<void>;
}

/** Repeats a call, which must be harmless twice, until the server has answered it. */
export async function untilReached<Answer>(
  attempt: () => Promise<Answer>,
  { onUnreached, pause = backOnline }: Surroundings,
): Promise<Answer> {
  for (;;) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.status !== 0) throw thrown;
      onUnreached();
      await pause();
    }
  }
}

/** At once when the browser hears of a network, and every four seconds: a rink's Wi-Fi may be there without an internet. */
function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MILLISECONDS);
    addEventListener('online', done);
  });
}
