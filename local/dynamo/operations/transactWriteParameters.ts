import type { ReturnConsumedCapacity } from '../capacity.ts';
import { validationError } from '../errors.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import {
  attributeMap,
  attributeNames,
  expression,
  requiredAttributeMap,
  returnConsumedCapacity,
  returnItemOnFailure,
  tableNameParameter,
} from '../request/parameterTypes.ts';
import type { ParameterTypes } from '../request/parameterTypes.ts';
import type { KeyParameters, PutParameters, UpdateParameters } from './change.ts';

export interface TransactWriteItem {
  Put?: PutParameters & ExpressionParameters;
  Update?: UpdateParameters & ExpressionParameters;
  Delete?: KeyParameters & ExpressionParameters;
  ConditionCheck?: KeyParameters & ExpressionParameters;
}

export interface TransactWriteRequest {
  TransactItems: TransactWriteItem[];
  ClientRequestToken?: string;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

const conditional: ParameterTypes = {
  TableName: tableNameParameter,
  ConditionExpression: expression,
  ExpressionAttributeNames: attributeNames,
  ExpressionAttributeValues: attributeMap,
  ReturnValuesOnConditionCheckFailure: returnItemOnFailure,
};
const keyed: ParameterTypes = { ...conditional, Key: requiredAttributeMap };

export const transactWriteTypes: ParameterTypes = {
  ReturnConsumedCapacity: returnConsumedCapacity,
  ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
  TransactItems: {
    type: 'List',
    notNull: true,
    lengthGreaterThanOrEqual: 1,
    lengthLessThanOrEqual: 100,
    children: {
      type: 'ValueStruct<TransactWriteItem>',
      children: {
        Put: { type: 'FieldStruct<Put>', children: { ...conditional, Item: requiredAttributeMap } },
        Update: {
          type: 'FieldStruct<Update>',
          children: { ...keyed, UpdateExpression: { type: 'String', notNull: true } },
        },
        Delete: { type: 'FieldStruct<Delete>', children: keyed },
        ConditionCheck: {
          type: 'FieldStruct<ConditionCheck>',
          children: { ...keyed, ConditionExpression: { type: 'String', notNull: true } },
        },
      },
    },
  },
};

/** Checks and parses each part of a transaction; a syntax error fails the whole request, as in AWS. */
export function checkTransactWrite(request: TransactWriteRequest): void {
  for (const { Put, Update, Delete, ConditionCheck } of request.TransactItems) {
    if ([Put, Update, Delete, ConditionCheck].filter((part) => part !== undefined).length !== 1) {
      throw validationError(
        'TransactItems can only contain one of Check, Put, Update or Delete for each of its items',
      );
    }
    checkAttributeMap(Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key);
    if (Update !== undefined) parseExpressions(Update, ['UpdateExpression', 'ConditionExpression']);
    const other = Put ?? Delete ?? ConditionCheck;
    if (other !== undefined) parseExpressions(other, ['ConditionExpression']);
  }
}
