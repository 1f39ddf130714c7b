/** A set of whole numbers below a limit, from which a random one is picked at once. */
export class NumberSet {
  private readonly items: number[] = [];
  private readonly places: Int32Array;

  constructor(limit: number) {
    this.places = new Int32Array(limit).fill(-1);
  }

  get size(): number {
    return this.items.length;
  }

  /** @param index below `size`; the order depends on all changes, and is the same for the same ones */
  item(index: number): number {
    return this.items[index] ?? 0;
  }

  has(item: number): boolean {
    return this.places[item] !== -1;
  }

  /** The items as they are now. */
  list(): number[] {
    return [...this.items];
  }

  add(item: number): void {
    if (this.places[item] !== -1) return;
    this.places[item] = this.items.length;
    this.items.push(item);
  }

  delete(item: number): void {
    const place = this.places[item] ?? -1;
    if (place < 0) return;
    const last = this.items.pop() ?? item;
    if (last !== item) {
      this.items[place] = last;
      this.places[last] = place;
    }
    this.places[item] = -1;
  }
}
