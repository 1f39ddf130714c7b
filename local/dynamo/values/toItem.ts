import type { AttributeValue, AttributeItem } from './attributeValue.ts';

/**
 * An item as the SDK's document client would send it: numbers as text, bytes as base64, a `Set` of strings or of
 * numbers, arrays and plain objects in depth. Its members keep their order.
 * @throws TypeError for undefined, an empty set and whatever else no attribute can hold
 */
export function toItem(values: Readonly<Record<string, unknown>>): AttributeItem {
  const item: AttributeItem = {};
  for (const [name, value] of Object.entries(values)) item[name] = toAttributeValue(value, name);
  return item;
}

function toAttributeValue(value: unknown, name: string): AttributeValue {
  switch (typeof value) {
    case 'string':
      return { S: value };
    case 'number':
      return { N: numberText(value, name) };
    case 'boolean':
      return { BOOL: value };
    case 'object':
      if (value === null) return { NULL: true };
      if (Array.isArray(value)) return { L: value.map((member) => toAttributeValue(member, name)) };
      if (value instanceof Uint8Array)
        return { B: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
      if (value instanceof Set) return setValue([...value], name);
      if (isPlain(value)) return { M: toItem(value) };
      throw new TypeError(`${name} is an object of a class`);
    default:
      throw new TypeError(`${name} is of the type ${typeof value}`);
  }
}

/** Larger numbers have lost digits already. */
function numberText(value: number, name: string): string {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new TypeError(`${name} is ${String(value)}, which a number cannot hold exactly`);
  return String(value);
}

function setValue(members: unknown[], name: string): AttributeValue {
  if (members.length > 0 && members.every((member) => typeof member === 'string')) return { SS: members };
  if (members.length > 0 && members.every((member) => typeof member === 'number'))
    return { NS: members.map((member) => numberText(member, name)) };
  throw new TypeError(`${name} is a set of neither strings nor numbers`);
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
