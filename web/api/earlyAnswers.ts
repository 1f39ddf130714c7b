import { noteServerTime } from './serverClock.ts';

declare global {
  /** Requests that the document's head sent before the application was there; see `preload/routePreloadPlugin.ts`. */
  var rinksideEarly: Map<string, Promise<Response>> | undefined;
}

/** An answer that no page has taken by then is no longer new. */
const MOST_MILLISECONDS = 60_000;

interface ReadAnswer {
  readonly response: Response;
  readonly body: unknown;
}

const read = new Map<string, ReadAnswer>();

/** Reads the answers as they come, for pages that are drawn after them. */
export function readEarlyAnswers(): void {
  for (const [address, answer] of globalThis.rinksideEarly ?? []) {
    const reading = async () => {
      const response = await answer;
      if (response.ok) read.set(address, { response, body: await response.clone().json() });
    };
    // Whoever calls for the answer learns of a failure.
    reading().catch(() => undefined);
  }
}

/** The body of an answer that is there already: a page that begins with it is drawn once instead of twice. */
export function readAnswer(address: string): unknown {
  const answer = read.get(address);
  read.delete(address);
  if (!answer || !earlyAnswer(address)) return undefined;
  noteServerTime(answer.response);
  return answer.body;
}

/**
 * The answer that the document's head has asked for already; it is handed out once, and none after a call that
 * changes something, because the account may be another one by then. Rejects once `signal` ends.
 */
export function earlyAnswer(
  address: string,
  { method = 'GET', signal }: RequestInit = {},
): Promise<Response> | undefined {
  const early = globalThis.rinksideEarly;
  if (method !== 'GET' || performance.now() > MOST_MILLISECONDS) early?.clear();
  const answer = early?.get(address);
  early?.delete(address);
  return answer && signal ? Promise.race([answer, endOf(signal)]) : answer;
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
