/** A resolved part of a template; reading an unexpected type throws a clear error. */
export class Properties {
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #where: string;

  constructor(value: unknown, where: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error(`${where} is not an object in the synthesized template.`);
    this.#value = value as Readonly<Record<string, unknown>>;
    this.#where = where;
  }

  has(name: string): boolean {
    return this.#value[name] !== undefined;
  }

  raw(name: string): unknown {
    return this.#value[name];
  }

  /** @throws Error if it is not a string */
  text(name: string): string {
    const value = this.#value[name];
    if (typeof value !== 'string') throw new Error(`${this.#where}.${name} is not a text in the template.`);
    return value;
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined;
  }

  /** @throws Error if it is not a number */
  number(name: string): number {
    const value = this.#value[name];
    if (typeof value !== 'number') throw new Error(`${this.#where}.${name} is not a number in the template.`);
    return value;
  }

  object(name: string): Properties {
    return new Properties(this.#value[name], `${this.#where}.${name}`);
  }

  /** The objects of a list; none if the list is absent. */
  objects(name: string): Properties[] {
    return this.#list(name).map(
      (item, index) => new Properties(item, `${this.#where}.${name}[${String(index)}]`),
    );
  }

  texts(name: string): string[] {
    return this.#list(name).filter((item) => typeof item === 'string');
  }

  entries(): [string, unknown][] {
    return Object.entries(this.#value);
  }

  #list(name: string): unknown[] {
    const value = this.#value[name] ?? [];
    if (!Array.isArray(value)) throw new Error(`${this.#where}.${name} is not a list in the template.`);
    return value;
  }
}
