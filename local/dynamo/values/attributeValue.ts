/** A value in its wire format: exactly one member is set. Numbers and binary (base64) are strings. */
export interface AttributeValue {
  S?: string;
  N?: string;
  B?: string;
  SS?: string[];
  NS?: string[];
  BS?: string[];
  BOOL?: boolean;
  NULL?: boolean;
  L?: AttributeValue[];
  M?: AttributeItem;
}

export type AttributeItem = Record<string, AttributeValue>;
export type AttributeType = keyof AttributeValue;
export type ScalarType = 'S' | 'N' | 'B';

/** The type of a validated value. */
export function typeOf(value: AttributeValue): AttributeType {
  return Object.keys(value)[0] as AttributeType;
}

/** The value of an attribute; names such as `constructor` must not reach the prototype. */
export function attribute(item: AttributeItem, name: string): AttributeValue | undefined {
  return Object.hasOwn(item, name) ? item[name] : undefined;
}

/** The members of a set of any of the three kinds; undefined if the value is no set. */
export function setMembers(value: AttributeValue): string[] | undefined {
  return value.SS ?? value.NS ?? value.BS;
}

/** An item with only the named attributes that it has. */
export function pick(item: AttributeItem, names: Iterable<string>): AttributeItem {
  const picked: AttributeItem = {};
  for (const name of names) {
    const value = attribute(item, name);
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
