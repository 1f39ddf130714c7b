/**
 * The values that this process used last, up to `max`; the least recently used goes first. Values do not expire: their
 * readers, who have the time, decide how old one may be (decision 0303).
 */
export class LruCache<Key, Value extends object | string | number | boolean> {
  readonly #max: number;
  /** In the order of their last use. */
  readonly #values = new Map<Key, Value>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#max && oldest !== undefined) this.#values.delete(oldest);
  }

  /** @param value deletes the key only while it has this value: a newer one stays */
  delete(key: Key, value?: Value): void {
    if (value === undefined || this.#values.get(key) === value) this.#values.delete(key);
  }

  values(): IterableIterator<Value> {
    return this.#values.values();
  }
}
