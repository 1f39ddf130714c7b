import type { ReturnConsumedCapacity } from '../capacity.ts';
import { noUsage, readUnits } from '../capacity.ts';
import { validationError } from '../errors.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import {
  attributeNames,
  expression,
  requiredAttributeMap,
  returnConsumedCapacity,
  tableNameParameter,
} from '../request/parameterTypes.ts';
import { itemIdentity } from '../storage/keys.ts';
import type { GetParameters } from './getItem.ts';
import { getOne } from './getItem.ts';
import { defineOperation } from './operation.ts';
import {
  allOrNone,
  maximumTransactionSize,
  refuseRepeatedItems,
  transactionCapacity,
} from './transaction.ts';

interface Request {
  TransactItems: { Get: GetParameters & ExpressionParameters }[];
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const transactGetItems = defineOperation<Request>({
  types: {
    ReturnConsumedCapacity: returnConsumedCapacity,
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactGetItem>',
        children: {
          Get: {
            type: 'FieldStruct<Get>',
            notNull: true,
            children: {
              TableName: tableNameParameter,
              Key: requiredAttributeMap,
              ProjectionExpression: expression,
              ExpressionAttributeNames: attributeNames,
            },
          },
        },
      },
    },
  },
  writes: false,
  isTransaction: true,
  items: (store, request) =>
    request.TransactItems.map(({ Get }) => itemIdentity(store.catalog.get(Get.TableName), Get.Key)),
  check(request) {
    for (const { Get } of request.TransactItems) {
      checkAttributeMap(Get.Key);
      parseExpressions(Get, ['ProjectionExpression']);
    }
  },
  run(store, request) {
    const gets = request.TransactItems.map(({ Get }) => Get);
    refuseRepeatedItems(gets.map((get) => itemIdentity(store.catalog.get(get.TableName), get.Key)));
    const found = allOrNone(gets, (get) => getOne(store, get));
    if (found.reduce((sum, { size }) => sum + size, 0) > maximumTransactionSize) {
      throw validationError('The aggregate size of the items in the transaction exceeds 4 MBs');
    }
    const parts = found.map(({ table, size }) => ({
      table,
      usage: { ...noUsage(), table: readUnits(size, true) },
    }));
    return {
      Responses: found.map(({ item }) => ({ Item: item })),
      ConsumedCapacity: transactionCapacity(parts, request.ReturnConsumedCapacity, 'ReadCapacityUnits'),
    };
  },
});
