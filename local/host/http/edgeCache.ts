import type { IncomingMessage } from 'node:http';
import type { EdgeCaching } from '../template/deployment.ts';
import type { Answer } from './answer.ts';

/** Asks the origin without the caller's own condition: its answer is for everybody. */
type Ask = (headers: Readonly<Record<string, string>>) => Promise<Answer>;

interface Kept {
  readonly answer: Promise<Answer | null>;
  /** By `performance.now()`; endless while the origin is asked. */
  until: number;
  since: number;
  isLive: boolean;
  /** Whether the data changed while the origin was asked. */
  isOutdated: boolean;
}

/** Answers of different addresses that are kept; a query is part of the address, so callers could invent any number. */
const MOST = 500;
/** An answer that may be this old anyway is kept through changes of the data (decision 0250). */
const LIVE_SECONDS = 5;

/**
 * Keeps public answers as CloudFront does: as long as `s-maxage` says within the cache policy, with one call of the
 * origin for all who ask meanwhile.
 */
export class EdgeCache {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The answer to a GET of a behaviour with a cache. One that was kept has an `age`. */
  async answer(request: IncomingMessage, caching: EdgeCaching, ask: Ask): Promise<Answer> {
    const address = request.url ?? '/';
    const key = caching.byQuery ? address : (address.split('?')[0] ?? '/');
    const found = this.#kept.get(key);
    if (found && this.#now() < found.until) {
      const answer = await found.answer;
      // One that cannot be kept concerns the caller who asked for it.
      if (answer) return { ...answer, headers: { ...answer.headers, age: this.#ageOf(found) } };
    }
    return this.#ask(key, caching, ask);
  }

  /** Drops what the origin would answer differently by now, but for live answers. */
  dropChanged(): void {
    for (const [key, kept] of this.#kept) {
      if (kept.until === Infinity) kept.isOutdated = true;
      else if (!kept.isLive) this.#kept.delete(key);
    }
  }

  async #ask(key: string, caching: EdgeCaching, ask: Ask): Promise<Answer> {
    const asked = ask({ 'if-none-match': '' });
    const kept: Kept = {
      answer: asked.then(
        (answer) => (secondsOf(answer, caching) > 0 ? answer : null),
        () => null,
      ),
      until: Infinity,
      since: 0,
      isLive: false,
      isOutdated: false,
    };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    let seconds = 0;
    try {
      const answer = await asked;
      seconds = secondsOf(answer, caching);
      return answer;
    } finally {
      kept.since = this.#now();
      kept.until = kept.since + seconds * 1_000;
      kept.isLive = seconds <= LIVE_SECONDS;
      const isKept = seconds > 0 && (kept.isLive || !kept.isOutdated);
      if (!isKept && this.#kept.get(key) === kept) this.#kept.delete(key);
    }
  }

  #ageOf({ since, until }: Kept): string {
    return until === Infinity ? '0' : String(Math.floor((this.#now() - since) / 1_000));
  }
}

/** For how long an answer may be kept; 0 for one that may not. */
function secondsOf(
  { status, headers }: Answer,
  { leastSeconds, usualSeconds, mostSeconds }: EdgeCaching,
): number {
  if (status !== 200) return 0;
  const control = headers['cache-control'];
  if (control !== undefined && /\b(private|no-store|no-cache)\b/.test(control)) return 0;
  const told = /\bs-maxage=(\d+)/.exec(control ?? '') ?? /\bmax-age=(\d+)/.exec(control ?? '');
  const seconds = told ? Number(told[1]) : usualSeconds;
  return Math.min(mostSeconds, Math.max(leastSeconds, seconds));
}
