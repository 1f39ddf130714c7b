import { validationError } from '../errors.ts';
import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';
import { add, subtract } from '../values/decimal.ts';
import { valueAtDocumentPath } from './documentPath.ts';
import type { UpdateOperand } from './syntax.ts';

export const incorrectOperandType = 'An operand in the update expression has an incorrect data type';

/**
 * The value of the right side of a SET.
 * @throws DynamoError ValidationException if it needs an attribute that is missing or of another type
 */
export function updateValue(operand: UpdateOperand, item: AttributeItem): AttributeValue {
  if (Array.isArray(operand)) {
    const value = valueAtDocumentPath(item, operand);
    if (value === undefined) {
      throw validationError('The provided expression refers to an attribute that does not exist in the item');
    }
    return value;
  }
  if (!('type' in operand)) return operand;
  const [first, second] = operand.args;
  if (first === undefined || second === undefined) throw validationError(incorrectOperandType);
  if (operand.type === 'function' && operand.name === 'if_not_exists') {
    return (Array.isArray(first) ? valueAtDocumentPath(item, first) : undefined) ?? updateValue(second, item);
  }
  const left = updateValue(first, item);
  const right = updateValue(second, item);
  if (operand.type === 'function') {
    if (left.L === undefined || right.L === undefined) throw validationError(incorrectOperandType);
    return { L: [...left.L, ...right.L] };
  }
  if (left.N === undefined || right.N === undefined) throw validationError(incorrectOperandType);
  return { N: operand.type === 'add' ? add(left.N, right.N) : subtract(left.N, right.N) };
}
