import type { EdgeCaching } from '../template/deployment.ts';
import type { Answer } from './answer.ts';
import { bytesOfCopies } from './compressedBody.ts';
import { Lane } from './lane.ts';

/** Asks the origin without the caller's own condition: its answer is for everybody. */
type Ask = (headers: Readonly<Record<string, string>>) => Promise<Answer>;

interface CachedAnswer {
  readonly answer: Promise<Answer | null>;
  /** The answer, once it is here and may be kept. */
  stored: Answer | null;
  /** By `performance.now()`; endless while the origin is asked. */
  until: number;
  since: number;
  isLive: boolean;
  /** Whether the data changed while the origin was asked. */
  isOutdated: boolean;
}

const MOST_ANSWERS = 500;
/** With their compressed copies. A machine of 1 GB serves a federation. */
const MOST_BYTES = 64 * 1024 ** 2;
/** An answer that may be this old anyway is kept through changes of the data (decision 0250). */
const LIVE_SECONDS = 5;
/** For how long an old answer stays: the same answer again has its compressed copies already. */
const OLD_MILLISECONDS = 60_000;

/**
 * Keeps public answers as CloudFront does: as long as `s-maxage` says within the cache policy, with one call of the
 * origin for all who ask meanwhile. What it has not kept is asked in a lane, so that no crowd takes the whole machine.
 */
export class EdgeCache {
  readonly #kept = new Map<string, CachedAnswer>();
  readonly #lane = new Lane({ places: 2, mostWaiting: 200 });
  readonly #now: () => number;
  readonly #mostBytes: number;

  /** @param now milliseconds of a clock that only goes forward */
  constructor({
    now = () => performance.now(),
    mostBytes = MOST_BYTES,
  }: { readonly now?: () => number; readonly mostBytes?: number } = {}) {
    this.#now = now;
    this.#mostBytes = mostBytes;
  }

  /**
   * The answer to a GET of a behaviour with a cache. One that was kept has an `age`.
   * @param address the path and the query that the behaviour passes on
   * @throws {LaneFull} if too many other addresses wait for the origin
   */
  async answer(address: string, caching: EdgeCaching, ask: Ask): Promise<Answer> {
    const found = this.#kept.get(address);
    if (found && this.#now() < found.until) {
      const answer = await found.answer;
      // One that cannot be kept concerns the caller who asked for it.
      if (answer) return { ...answer, headers: { ...answer.headers, age: this.#ageOf(found) } };
    }
    return this.#ask(address, caching, ask);
  }

  /** Drops what the origin would answer differently by now, but for live answers. */
  dropChanged(): void {
    for (const kept of this.#kept.values()) {
      if (kept.until === Infinity) kept.isOutdated = true;
      else if (!kept.isLive) kept.until = Math.min(kept.until, this.#now());
    }
  }

  /** Forgets what is old, then the first that were kept until the others fit. */
  sweep(): void {
    const isEnough = (bytes: number) => bytes <= this.#mostBytes && this.#kept.size <= MOST_ANSWERS;
    for (const [address, { until }] of this.#kept)
      if (until + OLD_MILLISECONDS <= this.#now()) this.#kept.delete(address);
    let bytes = [...this.#kept].reduce((sum, [address, kept]) => sum + bytesOf(address, kept), 0);
    for (const [address, kept] of this.#kept) {
      if (isEnough(bytes)) return;
      if (kept.until === Infinity) continue;
      this.#kept.delete(address);
      bytes -= bytesOf(address, kept);
    }
  }

  async #ask(address: string, caching: EdgeCaching, ask: Ask): Promise<Answer> {
    const before = this.#kept.get(address)?.stored ?? null;
    const asked = this.#lane
      .run(() => ask({ 'if-none-match': '' }))
      .then((answer) => withBodyOf(before, answer));
    const kept: CachedAnswer = {
      answer: asked.then(
        (answer) => (secondsOf(answer, caching) > 0 ? answer : null),
        () => null,
      ),
      stored: null,
      until: Infinity,
      since: 0,
      isLive: false,
      isOutdated: false,
    };
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    let seconds = 0;
    try {
      const answer = await asked;
      seconds = secondsOf(answer, caching);
      if (seconds > 0) kept.stored = answer;
      return answer;
    } finally {
      kept.since = this.#now();
      kept.isLive = seconds <= LIVE_SECONDS;
      kept.until = kept.isLive || !kept.isOutdated ? kept.since + seconds * 1_000 : kept.since;
      if (kept.stored === null && this.#kept.get(address) === kept) this.#kept.delete(address);
      this.sweep();
    }
  }

  #ageOf({ since, until }: CachedAnswer): string {
    return until === Infinity ? '0' : String(Math.floor((this.#now() - since) / 1_000));
  }
}

/** An answer that is the same as before keeps its bytes, and so their compressed copies. */
function withBodyOf(before: Answer | null, answer: Answer): Answer {
  const tag = answer.headers['etag'];
  return before && tag !== undefined && tag === before.headers['etag']
    ? { ...answer, body: before.body }
    : answer;
}

/** Further memory of an entry: its headers and its place in the map. */
const BYTES_OF_ENTRY = 1_000;

const bytesOf = (address: string, { stored }: CachedAnswer): number =>
  BYTES_OF_ENTRY + 2 * address.length + (stored === null ? 0 : bytesOfCopies(stored.body));

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
