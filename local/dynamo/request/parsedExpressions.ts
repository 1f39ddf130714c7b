import type { AttributeItem, AttributeValue } from '../values/attributeValue.ts';
import { typeOf } from '../values/attributeValue.ts';
import { compareValues } from '../values/comparison.ts';

/** The parsed expressions of a request, by their member. */
type Parsed = Readonly<Record<string, unknown>>;

const PARSED = ['_condition', '_filter', '_keyCondition', '_updates', '_projection'];

/** The place of a request's value in a parsed expression. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * The expressions that were parsed last, without their values: parsing takes longer than the rest of a request. A parsed
 * expression depends on its texts, its names and the types of its values; one that depends on more is not kept.
 */
export class ParsedExpressions {
  readonly #kept = new Map<string, Parsed>();

  /** @returns null if the request must be parsed */
  find(key: string, values: AttributeItem): Parsed | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    const filled = fill(kept, values) as Parsed;
    return !/between/i.test(key) || hasOrderedBounds(filled) ? filled : null;
  }

  keep(key: string, request: object, values: AttributeItem): void {
    // The parser looks at the text of a type's name.
    if (key.includes('attribute_type')) return;
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    const parsed = Object.entries(request).filter(([member]) => PARSED.includes(member));
    const names = new Map(Object.entries(values).map(([name, value]) => [value, name]));
    this.#kept.set(key, empty(Object.fromEntries(parsed), names) as Parsed);
  }
}

const MOST_KEPT = 1000;

/** What a parsed expression depends on. */
export const expressionKey = (
  texts: readonly (readonly [member: string, text: string | undefined])[],
  names: Readonly<Record<string, string>> | undefined,
  values: AttributeItem | undefined,
): string =>
  JSON.stringify([
    texts,
    names,
    values && Object.entries(values).map(([name, value]) => [name, typeOf(value)]),
  ]);

function empty(node: unknown, names: ReadonlyMap<object, string>): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const name = names.get(node);
  return name === undefined ? mapParts(node, (part) => empty(part, names)) : new Slot(name);
}

function fill(node: unknown, values: AttributeItem): unknown {
  if (typeof node !== 'object' || node === null) return node;
  return node instanceof Slot ? values[node.name] : mapParts(node, (part) => fill(part, values));
}

function mapParts(node: object, change: (part: unknown) => unknown): object {
  if (Array.isArray(node)) return node.map(change);
  const mapped = Object.create(null) as Record<string, unknown>;
  for (const [name, part] of Object.entries(node)) mapped[name] = change(part);
  return mapped;
}

/** The parser refuses a range whose end comes before its start. */
function hasOrderedBounds(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return node.every(hasOrderedBounds);
  if ('type' in node && node.type === 'between' && 'args' in node) {
    const [, lower, upper] = node.args as (AttributeValue | undefined)[];
    return lower === undefined || upper === undefined || (compareValues(lower, upper) ?? 0) <= 0;
  }
  return Object.values(node).every(hasOrderedBounds);
}
