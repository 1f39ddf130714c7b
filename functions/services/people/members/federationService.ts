import { logError } from '../../../platform/log.ts';
import { wait } from '../../../platform/retry.ts';
import type { RegistryReply } from './registry.ts';
import { cacheAnswer, cachedAnswer, memberOfAnswer } from '../../../store/people/members/registryAnswers.ts';

/** Both attempts and the wait between them end well within a call's ten seconds. */
const [ATTEMPTS, TRY_MILLISECONDS, WAIT_MILLISECONDS] = [2, 1_500, 200];

/**
 * A federation's own registry over HTTPS: `GET` its address with the number in place of `{number}`.
 * 200 with the member as JSON (the fields of an import) means known, 404 unknown; anything else is tried
 * once more and then counts as not answering. Answers are cached.
 */
export function federationService(address: string) {
  return {
    async find(number: string, now: Date): Promise<RegistryReply> {
      const earlier = await cachedAnswer(number, now);
      if (earlier) return earlier;
      const answer = await requestWithRetry(address.replace('{number}', encodeURIComponent(number)), number);
      if (answer !== 'notAnswering') await cacheAnswer(number, answer, now);
      return answer;
    },
  };
}

async function requestWithRetry(address: string, number: string): Promise<RegistryReply> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await requestOnce(address, number).catch(() => null);
    if (answer) return answer;
    if (attempt < ATTEMPTS) await wait(WAIT_MILLISECONDS);
  }
  logError('membershipRegistryNotAnswering');
  return 'notAnswering';
}

/** Null for an error of the service, or a member that cannot be read. */
async function requestOnce(address: string, number: string): Promise<RegistryReply | null> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TRY_MILLISECONDS),
  });
  if (response.status === 404) return 'unknown';
  return response.ok ? memberOfAnswer(number, await response.json()) : null;
}
