import deleteItemTypes from 'dynalite/validations/deleteItem.js';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { consumedCapacity, writeUsage } from '../capacity.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { returnItemOnFailure, supported } from '../request/parameterTypes.ts';
import { writeItem } from '../storage/items.ts';
import { itemIdentity } from '../storage/keys.ts';
import type { KeyParameters } from './change.ts';
import { deleteChange } from './change.ts';
import { defineOperation } from './operation.ts';
import { checkReturnsOldOnly } from './putItem.ts';

interface Request extends KeyParameters {
  ReturnValues?: string;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const answerDeleteItem = defineOperation<Request & ExpressionParameters>({
  types: { ...supported(deleteItemTypes.types), ReturnValuesOnConditionCheckFailure: returnItemOnFailure },
  writes: true,
  items: (store, request) => [itemIdentity(store.catalog.get(request.TableName), request.Key)],
  check(request) {
    checkAttributeMap(request.Key);
    checkReturnsOldOnly(request.ReturnValues);
    parseExpressions(request, ['ConditionExpression']);
  },
  run(store, request) {
    const { table, key, old } = deleteChange(store, request);
    writeItem(store.database, table, key, old, undefined);
    return {
      Attributes: request.ReturnValues === 'ALL_OLD' ? old : undefined,
      ConsumedCapacity: consumedCapacity(
        table,
        writeUsage(table, old, undefined),
        request.ReturnConsumedCapacity,
      ),
    };
  },
});
