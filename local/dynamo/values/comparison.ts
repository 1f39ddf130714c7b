import type { AttributeValue } from './attributeValue.ts';
import { setMembers, typeOf } from './attributeValue.ts';
import { keyBytes } from './keyBytes.ts';

/** Whether two values are equal: of one type, sets in any order, documents in depth. */
export function equalValues(left: AttributeValue, right: AttributeValue): boolean {
  if (typeOf(left) !== typeOf(right)) return false;
  const members = setMembers(left);
  if (members !== undefined) return equalSets(members, setMembers(right) ?? []);
  if (left.L !== undefined) {
    const others = right.L ?? [];
    return (
      left.L.length === others.length &&
      left.L.every((member, at) => {
        const other = others[at];
        return other !== undefined && equalValues(member, other);
      })
    );
  }
  if (left.M !== undefined) {
    const others = new Map(Object.entries(right.M ?? {}));
    const entries = Object.entries(left.M);
    return (
      entries.length === others.size &&
      entries.every(([name, member]) => {
        const other = others.get(name);
        return other !== undefined && equalValues(member, other);
      })
    );
  }
  // Numbers are equal as text, because validation normalises them.
  const type = typeOf(left);
  return left[type] === right[type];
}

function equalSets(left: string[], right: string[]): boolean {
  const members = new Set(right);
  return left.length === right.length && left.every((member) => members.has(member));
}

/** The order of two values (negative: the left one is first); undefined if they are not comparable. */
export function compareValues(left: AttributeValue, right: AttributeValue): number | undefined {
  const type = typeOf(left);
  if (type !== typeOf(right) || (type !== 'S' && type !== 'N' && type !== 'B')) return undefined;
  return Buffer.compare(keyBytes(left), keyBytes(right));
}

export function beginsWith(value: AttributeValue, prefix: AttributeValue): boolean {
  if (value.S !== undefined && prefix.S !== undefined) return value.S.startsWith(prefix.S);
  if (value.B === undefined || prefix.B === undefined) return false;
  const bytes = Buffer.from(prefix.B, 'base64');
  return Buffer.from(value.B, 'base64').subarray(0, bytes.length).equals(bytes);
}

/** Whether a string or binary value contains another, or a set or list has it as a member. */
export function containsValue(value: AttributeValue, sought: AttributeValue): boolean {
  if (value.S !== undefined) return sought.S !== undefined && value.S.includes(sought.S);
  if (value.B !== undefined) {
    return sought.B !== undefined && Buffer.from(value.B, 'base64').includes(Buffer.from(sought.B, 'base64'));
  }
  if (value.L !== undefined) return value.L.some((member) => equalValues(member, sought));
  if (value.SS !== undefined) return sought.S !== undefined && value.SS.includes(sought.S);
  if (value.NS !== undefined) return sought.N !== undefined && value.NS.includes(sought.N);
  if (value.BS !== undefined) return sought.B !== undefined && value.BS.includes(sought.B);
  return false;
}
