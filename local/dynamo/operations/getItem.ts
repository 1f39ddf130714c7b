import getItemTypes from 'dynalite/validations/getItem.js';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { consumedCapacity, noUsage, readUnits } from '../capacity.ts';
import { project } from '../expressions/documentPath.ts';
import type { ParsedProjection } from '../expressions/syntax.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { supported } from '../request/parameterTypes.ts';
import { readSizedItem } from '../storage/items.ts';
import { checkedKey } from '../storage/keys.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { checkPathsBesideKeys } from './keyPaths.ts';
import type { Store } from './operation.ts';
import { defineOperation } from './operation.ts';

export interface GetParameters {
  TableName: string;
  Key: AttributeItem;
  _projection?: ParsedProjection;
}

interface Request extends GetParameters {
  ConsistentRead?: boolean;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const answerGetItem = defineOperation<Request & ExpressionParameters>({
  types: supported(getItemTypes.types),
  writes: false,
  check(request) {
    checkAttributeMap(request.Key);
    parseExpressions(request, ['ProjectionExpression']);
  },
  run(store, request) {
    const { table, item, size } = getOne(store, request);
    const usage = { ...noUsage(), table: readUnits(size, request.ConsistentRead === true) };
    return {
      Item: item,
      ConsumedCapacity: consumedCapacity(table, usage, request.ReturnConsumedCapacity),
    };
  },
});

/**
 * An item as projected by the request, and the size in bytes of the whole item, which capacity depends on.
 */
export function getOne({ catalog, database }: Store, request: GetParameters) {
  const table = catalog.get(request.TableName);
  const key = checkedKey(request.Key, table);
  checkPathsBesideKeys(request._projection?.nestedPaths, table);
  const { item: whole, size = 0 } = readSizedItem(database, table, key) ?? {};
  const item =
    whole === undefined || request._projection === undefined
      ? whole
      : project(whole, request._projection.paths);
  return { table, item, size };
}
