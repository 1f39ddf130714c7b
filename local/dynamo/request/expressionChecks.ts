import validations from 'dynalite/validations/index.js';
import { validationError } from '../errors.ts';
import type { Condition, Operand, ParsedCondition } from '../expressions/syntax.ts';
import type { AttributeType, AttributeItem } from '../values/attributeValue.ts';
import { typeOf } from '../values/attributeValue.ts';
import { checkAttributeMap } from './attributeValues.ts';
import { expressionKey, ParsedExpressions } from './parsedExpressions.ts';

const longestExpression = 4096;
const mostMembers = 100;
const ordered: AttributeType[] = ['S', 'N', 'B'];
const comparators = ['<', '<=', '>', '>=', 'between'];

type ExpressionName =
  | 'UpdateExpression'
  | 'ConditionExpression'
  | 'KeyConditionExpression'
  | 'FilterExpression'
  | 'ProjectionExpression';

/** The expression members of a request, parsed and not. */
export type ExpressionParameters = Partial<Record<ExpressionName, string>> & {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: AttributeItem;
  _condition?: ParsedCondition;
  _filter?: ParsedCondition;
};

/**
 * Checks and parses the expressions of a request; the parsed ones are set as its members `_condition`,
 * `_filter`, `_keyCondition`, `_updates` and `_projection`.
 * @throws DynamoError ValidationException with AWS's message
 */
export function parseExpressions(request: ExpressionParameters, names: ExpressionName[]): void {
  for (const name of names) {
    const length = Buffer.byteLength(request[name] ?? '');
    if (length > longestExpression) {
      throw validationError(
        `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${String(length)}`,
      );
    }
  }
  refuseProtoPaths(request, names);
  const misplaced = validations.validateExpressionParams(request, names, []);
  if (misplaced !== undefined) throw validationError(misplaced);
  checkAttributeMap(request.ExpressionAttributeValues);
  const { ExpressionAttributeNames: attributeNames, ExpressionAttributeValues: values } = request;
  const key = expressionKey(
    names.map((name) => [name, request[name]]),
    attributeNames,
    values,
  );
  const known = PARSED.find(key, values ?? {});
  if (known) {
    Object.assign(request, known);
    return;
  }
  const problem = validations.validateExpressions(request);
  if (problem !== undefined) throw validationError(problem);
  checkComparisons('ConditionExpression', request._condition?.expression);
  checkComparisons('FilterExpression', request._filter?.expression);
  PARSED.keep(key, request, values ?? {});
}

const PARSED = new ParsedExpressions();

/**
 * A path to an attribute of this name would set a JavaScript object's prototype, and the value would be lost.
 */
function refuseProtoPaths(request: ExpressionParameters, names: ExpressionName[]): void {
  const texts = [
    ...names.map((name) => request[name] ?? ''),
    ...Object.values(request.ExpressionAttributeNames ?? {}).map(String),
  ];
  if (texts.some((text) => text.includes('__proto__'))) {
    throw validationError('The attribute name __proto__ is not supported by this server');
  }
}

/**
 * Refuses two cases that AWS refuses but the parser accepts: comparisons of unordered values, and lists that
 * are too long.
 */
function checkComparisons(name: ExpressionName, condition: Condition | undefined): void {
  if (condition === undefined || condition.type === 'function') return;
  if (condition.type === 'and' || condition.type === 'or' || condition.type === 'not') {
    for (const part of condition.args) checkComparisons(name, part);
    return;
  }
  if (condition.type === 'in' && condition.args.length > mostMembers + 1) {
    throw validationError(
      `Invalid ${name}: The IN operator is provided with too many operands; number of operands: ` +
        String(condition.args.length - 1),
    );
  }
  if (!comparators.includes(condition.type)) return;
  const operands: Operand[] = condition.args;
  for (const operand of operands) {
    const type = immediateType(operand);
    if (type !== undefined && !ordered.includes(type)) {
      throw validationError(
        `Invalid ${name}: Incorrect operand type for operator or function; operator or function: ` +
          `${condition.type.toUpperCase()}, operand type: ${type}`,
      );
    }
  }
}

function immediateType(operand: Operand): AttributeType | undefined {
  return Array.isArray(operand) || 'type' in operand ? undefined : typeOf(operand);
}
