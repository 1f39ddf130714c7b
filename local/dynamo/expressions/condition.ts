import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';
import { setMembers, typeOf } from '../values/attributeValue.ts';
import { beginsWith, containsValue, equalValues, compareValues } from '../values/comparison.ts';
import { valueAtDocumentPath } from './documentPath.ts';
import type { Condition, FunctionCall, Operand } from './syntax.ts';

/** Whether an item (an empty one if none is stored) meets a condition, filter or condition check. */
export function isConditionMet(item: AttributeItem, condition: Condition): boolean {
  switch (condition.type) {
    case 'and':
      return condition.args.every((part) => isConditionMet(item, part));
    case 'or':
      return condition.args.some((part) => isConditionMet(item, part));
    case 'not':
      return !condition.args.some((part) => isConditionMet(item, part));
    case 'function':
      return holds(condition, item);
    default:
      return compare(
        condition.type,
        condition.args.map((operand) => resolve(operand, item)),
      );
  }
}

function compare(operator: string, [value, ...others]: (AttributeValue | undefined)[]): boolean {
  const [other, upper] = others;
  if (operator === '<>') return !same(value, other);
  if (operator === '=') return same(value, other);
  if (value === undefined) return false;
  if (operator === 'in') return others.some((member) => same(value, member));
  if (other === undefined) return false;
  const order = compareValues(value, other);
  if (order === undefined) return false;
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default: {
      const upperOrder = upper === undefined ? undefined : compareValues(value, upper);
      return order >= 0 && upperOrder !== undefined && upperOrder <= 0;
    }
  }
}

const same = (left: AttributeValue | undefined, right: AttributeValue | undefined) =>
  left !== undefined && right !== undefined && equalValues(left, right);

function holds({ name, args }: FunctionCall, item: AttributeItem): boolean {
  const [value, argument] = args.map((operand) => resolve(operand, item));
  if (name === 'attribute_not_exists') return value === undefined;
  if (value === undefined) return false;
  if (name === 'attribute_exists') return true;
  if (argument === undefined) return false;
  if (name === 'attribute_type') return typeOf(value) === argument.S;
  return name === 'begins_with' ? beginsWith(value, argument) : containsValue(value, argument);
}

function resolve(operand: Operand, item: AttributeItem): AttributeValue | undefined {
  if (Array.isArray(operand)) return valueAtDocumentPath(item, operand);
  if (!('type' in operand)) return operand;
  // Of the functions only size() has a value; the parser refuses the others here.
  const [measured] = operand.args.map((argument) => resolve(argument, item));
  const size = measured === undefined ? undefined : sizeOf(measured);
  return size === undefined ? undefined : { N: String(size) };
}

function sizeOf(value: AttributeValue): number | undefined {
  if (value.S !== undefined) return value.S.length;
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64');
  if (value.M !== undefined) return Object.keys(value.M).length;
  return (value.L ?? setMembers(value))?.length;
}
