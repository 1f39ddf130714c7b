import { conditionalCheckFailed, validationError } from '../errors.ts';
import { isConditionMet } from '../expressions/condition.ts';
import type { ParsedCondition, ParsedUpdate } from '../expressions/syntax.ts';
import { updated } from '../expressions/update.ts';
import type { KeyBytes } from '../storage/keys.ts';
import { checkIndexKeys, checkedItemKey, checkedKey } from '../storage/keys.ts';
import { readItem } from '../storage/items.ts';
import type { Table } from '../storage/tableDefinition.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { itemSize, maximumItemSize } from '../values/itemSize.ts';
import type { Store } from './operation.ts';
import { checkPathsBesideKeys } from './keyPaths.ts';

/** A computed change of one item, not yet written; there is no change if both items are equal. */
export interface ItemChange {
  table: Table;
  key: KeyBytes;
  old: AttributeItem | undefined;
  item: AttributeItem | undefined;
}

interface Conditional {
  TableName: string;
  ConditionExpression?: string;
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
  _condition?: ParsedCondition;
}

export type PutParameters = Conditional & { Item: AttributeItem };
export type KeyParameters = Conditional & { Key: AttributeItem };
export type UpdateParameters = KeyParameters & { _updates?: ParsedUpdate };

/** @throws DynamoError if the item does not fit the table or the condition is not met */
export function putChange(store: Store, request: PutParameters): ItemChange {
  const { catalog, database } = store;
  const table = catalog.get(request.TableName);
  const key = checkedItemKey(request.Item, table);
  if (itemSize(request.Item) > maximumItemSize) {
    throw validationError('Item size has exceeded the maximum allowed size');
  }
  const old = readItem(database, table, key);
  checkCondition(store, old, table, request, request.Item);
  return { table, key, old, item: request.Item };
}

/** @throws DynamoError if the key is not the table's or the condition is not met */
export function deleteChange(store: Store, request: KeyParameters): ItemChange {
  return { ...checkedItem(store, request), item: undefined };
}

/** A condition check's item, which does not change; throws as {@link deleteChange} does. */
export function checkedItem(store: Store, request: KeyParameters): ItemChange {
  const { catalog, database } = store;
  const table = catalog.get(request.TableName);
  const key = checkedKey(request.Key, table);
  const old = readItem(database, table, key);
  checkCondition(store, old, table, request, request.Key);
  return { table, key, old, item: old };
}

/** @throws DynamoError if the condition is not met or the item does not allow the update */
export function updateChange(store: Store, request: UpdateParameters): ItemChange {
  const table = store.catalog.get(request.TableName);
  const { sections = [], nestedPaths } = request._updates ?? {};
  const keyUpdate = table.keys.find((key) => sections.some((section) => section.path[0] === key.name));
  if (keyUpdate !== undefined) {
    throw validationError(
      `One or more parameter values were invalid: Cannot update attribute ${keyUpdate.name}. ` +
        'This attribute is part of the key',
    );
  }
  checkPathsBesideKeys(nestedPaths, table);
  const change = checkedItem(store, request);
  const item = updated(change.old ?? request.Key, sections);
  checkIndexKeys(item, table);
  if (itemSize(item) > maximumItemSize) {
    throw validationError('Item size to update has exceeded the maximum allowed size');
  }
  return { ...change, item };
}

function checkCondition(
  { onCondition }: Store,
  old: AttributeItem | undefined,
  table: Table,
  request: Conditional,
  key: AttributeItem,
): void {
  if (request._condition === undefined) return;
  checkPathsBesideKeys(request._condition.nestedPaths, table);
  const isMet = isConditionMet(old ?? {}, request._condition.expression);
  onCondition?.({ key, text: request.ConditionExpression ?? '', isMet });
  if (isMet) return;
  throw conditionalCheckFailed(request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? old : undefined);
}
