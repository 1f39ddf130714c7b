declare global {
  /** What the document's head asked for before the application was there; see `preload/routePreloadPlugin.ts`. */
  var rinksideEarly: Map<string, Promise<Response>> | undefined;
}

/** An answer that no page has taken by then is no longer new. */
const MOST_MILLISECONDS = 60_000;

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
