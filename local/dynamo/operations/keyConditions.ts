import validations from 'dynalite/validations/index.js';
import { validationError } from '../errors.ts';
import type { ParsedCondition } from '../expressions/syntax.ts';
import type { Bound } from '../storage/selection.ts';
import type { KeyAttribute } from '../storage/tableDefinition.ts';
import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';
import { attribute } from '../values/attributeValue.ts';
import { beginsWith, compareValues } from '../values/comparison.ts';
import { afterPrefix, keyBytes } from '../values/keyBytes.ts';

export interface KeyCondition {
  ComparisonOperator: 'EQ' | 'LT' | 'LE' | 'GT' | 'GE' | 'BETWEEN' | 'BEGINS_WITH';
  AttributeValueList: AttributeValue[];
}

export type KeyConditions = Record<string, KeyCondition>;

/** A Query's range: one partition and its bounds of sort keys. */
export interface KeyRange {
  hash: AttributeValue;
  sort?: KeyCondition;
}

/**
 * The conditions of a KeyConditionExpression by attribute.
 * @throws DynamoError ValidationException for an expression that is no key condition
 */
export function keyConditions(parsed: ParsedCondition): KeyConditions {
  const conditions = validations.convertKeyCondition(parsed.expression);
  if (typeof conditions === 'string') throw validationError(conditions);
  const problem = validations.validateConditions(conditions);
  if (problem !== undefined) throw validationError(problem);
  const count = Object.keys(conditions).length;
  if (count !== 1 && count !== 2) throw validationError('Conditions can be of length 1 or 2 only');
  return conditions as KeyConditions;
}

/** @throws DynamoError ValidationException if the conditions are not about the queried key */
export function keyRange(conditions: KeyConditions, [hashKey, rangeKey]: KeyAttribute[]): KeyRange {
  if (hashKey === undefined) throw validationError('Query key condition not supported');
  const hash = conditions[hashKey.name];
  const sort = rangeKey === undefined ? undefined : conditions[rangeKey.name];
  const count = Object.keys(conditions).length;
  if (hash === undefined) throw missed(hashKey);
  if (rangeKey === undefined && count > 1) throw validationError('Query key condition not supported');
  if (rangeKey !== undefined && sort === undefined && count > 1) throw missed(rangeKey);
  for (const [condition, key] of [[hash, hashKey] as const, [sort, rangeKey] as const]) {
    if (condition?.AttributeValueList.some((value) => key !== undefined && value[key.type] === undefined)) {
      throw validationError(
        'One or more parameter values were invalid: Condition parameter type does not match schema type',
      );
    }
  }
  const [value] = hash.AttributeValueList;
  if (hash.ComparisonOperator !== 'EQ' || value === undefined) {
    throw validationError('Query key condition not supported');
  }
  if (value.S === '' || value.B === '') {
    throw validationError(
      'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an ' +
        `empty ${value.B === '' ? 'binary' : 'string'} value. Key: ${hashKey.name}`,
    );
  }
  return { hash: value, ...(sort === undefined ? {} : { sort }) };
}

const missed = (key: KeyAttribute) =>
  validationError(`Query condition missed key schema element: ${key.name}`);

/** The bounds of a sort key condition in the order of the stored bytes. */
export function sortBounds(sort: KeyCondition | undefined): { lower?: Bound; upper?: Bound } {
  const [first, second] = (sort?.AttributeValueList ?? []).map(keyBytes);
  if (sort === undefined || first === undefined) return {};
  const at = { bytes: first, inclusive: true };
  const beyond = { bytes: first, inclusive: false };
  switch (sort.ComparisonOperator) {
    case 'EQ':
      return { lower: at, upper: at };
    case 'LT':
      return { upper: beyond };
    case 'LE':
      return { upper: at };
    case 'GT':
      return { lower: beyond };
    case 'GE':
      return { lower: at };
    case 'BETWEEN':
      return { lower: at, upper: { bytes: second ?? first, inclusive: true } };
    case 'BEGINS_WITH': {
      const end = afterPrefix(first);
      return { lower: at, ...(end === undefined ? {} : { upper: { bytes: end, inclusive: false } }) };
    }
  }
}

/**
 * A page may only start inside the queried range.
 * @throws DynamoError ValidationException with AWS's message
 */
export function checkStartInRange(
  start: AttributeItem,
  range: KeyRange,
  [hashKey, rangeKey]: KeyAttribute[],
): void {
  const hash = hashKey === undefined ? undefined : attribute(start, hashKey.name);
  const inPartition = hash !== undefined && compareValues(hash, range.hash) === 0;
  if (range.sort === undefined) {
    if (inPartition) return;
    throw validationError(
      'The provided starting key is outside query boundaries based on provided conditions',
    );
  }
  const sort = rangeKey === undefined ? undefined : attribute(start, rangeKey.name);
  if (sort === undefined || !sortMatches(sort, range.sort)) {
    throw validationError('The provided starting key does not match the range key predicate');
  }
  if (!inPartition) {
    throw validationError('The query can return at most one row and cannot be restarted');
  }
}

function sortMatches(value: AttributeValue, condition: KeyCondition): boolean {
  const [first] = condition.AttributeValueList;
  if (first === undefined) return false;
  if (condition.ComparisonOperator === 'BEGINS_WITH') return beginsWith(value, first);
  const { lower, upper } = sortBounds(condition);
  const bytes = keyBytes(value);
  const above = lower === undefined ? 1 : Buffer.compare(bytes, lower.bytes);
  const below = upper === undefined ? -1 : Buffer.compare(bytes, upper.bytes);
  return (
    (above > 0 || (above === 0 && lower?.inclusive === true)) &&
    (below < 0 || (below === 0 && upper?.inclusive === true))
  );
}
