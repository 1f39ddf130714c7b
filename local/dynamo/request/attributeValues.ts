import validations from 'dynalite/validations/index.js';
import { validationError } from '../errors.ts';
import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';

const deepestLevel = 32;

/**
 * Checks a map of attribute values and normalises its numbers. Unlike dynalite it refuses null values and
 * documents nested more than 32 levels deep.
 * @throws DynamoError ValidationException with AWS's message
 */
export function checkAttributeMap(values: AttributeItem | undefined): void {
  for (const value of Object.values(values ?? {})) checkAttributeValue(value);
}

function checkAttributeValue(value: AttributeValue | null): void {
  checkDepth(value, 1);
  const problem = validations.validateAttributeValue(value ?? {});
  if (problem !== undefined) throw validationError(problem);
  if (value !== null) plainZeros(value);
}

function checkDepth(value: AttributeValue | null, level: number): void {
  if (level > deepestLevel) {
    throw validationError('Nesting Levels have exceeded supported limits');
  }
  if (value === null) {
    throw validationError(
      'Supplied AttributeValue is empty, must contain exactly one of the supported datatypes',
    );
  }
  for (const set of [value.SS, value.NS, value.BS]) {
    if (set?.some((member) => member === null)) {
      throw validationError(
        'One or more parameter values were invalid: An set may not have a null as a member',
      );
    }
  }
  for (const member of value.L ?? []) checkDepth(member, level + 1);
  for (const member of Object.values(value.M ?? {})) checkDepth(member, level + 1);
}

/** DynamoDB has no negative zero. */
function plainZeros(value: AttributeValue): void {
  if (value.N === '-0') value.N = '0';
  if (value.NS !== undefined) value.NS = value.NS.map((member) => (member === '-0' ? '0' : member));
  value.L?.forEach(plainZeros);
  Object.values(value.M ?? {}).forEach(plainZeros);
}
