/**
 * Values that this process has used lately, up to so many; the one that was not used for longest goes first. How old
 * a value may be says its reader, who has the time (decision 0303).
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

  /** @param value without it, whatever the key has */
  delete(key: Key, value?: Value): void {
    if (value === undefined || this.#values.get(key) === value) this.#values.delete(key);
  }

  values(): IterableIterator<Value> {
    return this.#values.values();
  }
}
