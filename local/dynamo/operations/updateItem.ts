import updateItemTypes from 'dynalite/validations/updateItem.js';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { consumedCapacity, writeUsage } from '../capacity.ts';
import { project } from '../expressions/documentPath.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { returnItemOnFailure, supported } from '../request/parameterTypes.ts';
import { writeItem } from '../storage/items.ts';
import { itemIdentity } from '../storage/keys.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import type { ItemChange, UpdateParameters } from './change.ts';
import { updateChange } from './change.ts';
import { defineOperation } from './operation.ts';

interface Request extends UpdateParameters {
  ReturnValues?: 'NONE' | 'ALL_OLD' | 'ALL_NEW' | 'UPDATED_OLD' | 'UPDATED_NEW';
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const answerUpdateItem = defineOperation<Request & ExpressionParameters>({
  types: { ...supported(updateItemTypes.types), ReturnValuesOnConditionCheckFailure: returnItemOnFailure },
  writes: true,
  items: (store, request) => [itemIdentity(store.catalog.get(request.TableName), request.Key)],
  check(request) {
    checkAttributeMap(request.Key);
    parseExpressions(request, ['UpdateExpression', 'ConditionExpression']);
  },
  run(store, request) {
    const change = updateChange(store, request);
    const { table, key, old, item } = change;
    writeItem(store.database, table, key, old, item);
    return {
      Attributes: returnedAttributes(request, change),
      ConsumedCapacity: consumedCapacity(table, writeUsage(table, old, item), request.ReturnConsumedCapacity),
    };
  },
});

function returnedAttributes(request: Request, { old, item }: ItemChange): AttributeItem | undefined {
  const paths = request._updates?.paths ?? [];
  switch (request.ReturnValues) {
    case 'ALL_OLD':
      return old;
    case 'ALL_NEW':
      return item;
    case 'UPDATED_OLD':
      return unlessEmpty(project(old ?? {}, paths));
    case 'UPDATED_NEW':
      return unlessEmpty(project(item ?? {}, paths));
    default:
      return undefined;
  }
}

const unlessEmpty = (item: AttributeItem) => (Object.keys(item).length === 0 ? undefined : item);
