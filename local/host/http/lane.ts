/** Too many wait in a lane already. */
export class LaneFull extends Error {}

/**
 * A share of the machine: so many works run at the same time, the others wait in their order. Whatever a crowd asks,
 * the calls that are in no lane find the thread free again after this many.
 */
export class Lane {
  readonly #places: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ places, mostWaiting }: { readonly places: number; readonly mostWaiting: number }) {
    this.#places = places;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws {LaneFull} at once, if too many wait */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#places) this.#running += 1;
    else await this.#nextPlace();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Calls that are in no lane get their turn first.
      if (next) setImmediate(next);
      else this.#running -= 1;
    }
  }

  #nextPlace(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new LaneFull();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
