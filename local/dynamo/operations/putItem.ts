import putItemTypes from 'dynalite/validations/putItem.js';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { consumedCapacity, writeUsage } from '../capacity.ts';
import { validationError } from '../errors.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { returnItemOnFailure, supported } from '../request/parameterTypes.ts';
import { writeItem } from '../storage/items.ts';
import { itemIdentity } from '../storage/keys.ts';
import type { PutParameters } from './change.ts';
import { putChange } from './change.ts';
import { defineOperation } from './operation.ts';

interface Request extends PutParameters {
  ReturnValues?: string;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const answerPutItem = defineOperation<Request & ExpressionParameters>({
  types: { ...supported(putItemTypes.types), ReturnValuesOnConditionCheckFailure: returnItemOnFailure },
  writes: true,
  items: (store, request) => [itemIdentity(store.catalog.get(request.TableName), request.Item)],
  check(request) {
    checkAttributeMap(request.Item);
    checkReturnsOldOnly(request.ReturnValues);
    parseExpressions(request, ['ConditionExpression']);
  },
  run(store, request) {
    const { table, key, old, item } = putChange(store, request);
    writeItem(store.database, table, key, old, item);
    return {
      Attributes: request.ReturnValues === 'ALL_OLD' ? old : undefined,
      ConsumedCapacity: consumedCapacity(table, writeUsage(table, old, item), request.ReturnConsumedCapacity),
    };
  },
});

/** PutItem and DeleteItem can return only the previous item. */
export function checkReturnsOldOnly(returnValues: string | undefined): void {
  if (returnValues !== undefined && returnValues !== 'ALL_OLD' && returnValues !== 'NONE') {
    throw validationError('ReturnValues can only be ALL_OLD or NONE');
  }
}
