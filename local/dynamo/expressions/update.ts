import { validationError } from '../errors.ts';
import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';
import { setMembers, typeOf } from '../values/attributeValue.ts';
import { add } from '../values/decimal.ts';
import { valueAtDocumentPath } from './documentPath.ts';
import type { Path, UpdateSection } from './syntax.ts';
import { incorrectOperandType, updateValue } from './updateValue.ts';

/**
 * The item after an update; the given item is not changed. All values and list positions refer to the item
 * before the update, as in AWS.
 * @throws DynamoError ValidationException for a path or an operand that the item does not allow
 */
export function updated(item: AttributeItem, sections: UpdateSection[]): AttributeItem {
  const result = structuredClone(item);
  const changes = sections.map((section) => ({ path: section.path, value: newValue(item, section) }));
  const lists = new Set<AttributeValue[]>();
  const appended: { list: AttributeValue[]; position: number; value: AttributeValue }[] = [];
  const removed: AttributeValue = {};
  for (const { path, value } of changes) {
    const parent = valueAtDocumentPath(result, path.slice(0, -1));
    const step = path.at(-1);
    if (typeof step === 'number' && parent?.L !== undefined) {
      lists.add(parent.L);
      // Removed last, so that the other positions keep their meaning.
      if (step < parent.L.length) parent.L[step] = value ?? removed;
      else if (value !== undefined) appended.push({ list: parent.L, position: step, value });
    } else if (typeof step === 'string' && parent?.M !== undefined) {
      if (value !== undefined) parent.M[step] = value;
      else Reflect.deleteProperty(parent.M, step);
    } else {
      throw validationError('The document path provided in the update expression is invalid for update');
    }
  }
  appended.sort((left, right) => left.position - right.position);
  for (const { list, value } of appended) list.push(value);
  for (const list of lists) {
    const kept = list.filter((member) => member !== removed);
    list.splice(0, list.length, ...kept);
  }
  return result;
}

function newValue(item: AttributeItem, section: UpdateSection): AttributeValue | undefined {
  switch (section.type) {
    case 'set':
      return structuredClone(updateValue(section.val, item));
    case 'remove':
      return undefined;
    case 'add':
      return added(valueAtDocumentPath(item, section.path), section.val);
    case 'delete':
      return withoutMembers(item, section.path, section.val);
  }
}

function added(existing: AttributeValue | undefined, value: AttributeValue): AttributeValue {
  if (existing === undefined) return structuredClone(value);
  if (typeOf(existing) !== typeOf(value)) throw validationError(incorrectOperandType);
  if (existing.N !== undefined && value.N !== undefined) return { N: add(existing.N, value.N) };
  const members = [...new Set([...(setMembers(existing) ?? []), ...(setMembers(value) ?? [])])];
  return { [typeOf(value)]: members };
}

function withoutMembers(item: AttributeItem, path: Path, value: AttributeValue): AttributeValue | undefined {
  const existing = valueAtDocumentPath(item, path);
  if (existing === undefined) return undefined;
  if (typeOf(existing) !== typeOf(value)) throw validationError(incorrectOperandType);
  const taken = new Set(setMembers(value));
  const members = (setMembers(existing) ?? []).filter((member) => !taken.has(member));
  // A set may not be empty: the attribute is removed with its last member.
  return members.length === 0 ? undefined : { [typeOf(existing)]: members };
}
