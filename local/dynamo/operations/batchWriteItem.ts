import batchWriteItemTypes from 'dynalite/validations/batchWriteItem.js';
import type { ReturnConsumedCapacity, CapacityUsage } from '../capacity.ts';
import { addUsage, consumedCapacity, isReported, noUsage, writeUsage } from '../capacity.ts';
import { DynamoError, validationError } from '../errors.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import { supported } from '../request/parameterTypes.ts';
import { writeItem } from '../storage/items.ts';
import { keyIdentity } from '../storage/keys.ts';
import type { Table } from '../storage/tableDefinition.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import type { ItemChange } from './change.ts';
import { deleteChange, putChange } from './change.ts';
import type { Store } from './operation.ts';
import { defineOperation } from './operation.ts';

const mostWrites = 25;

interface WriteRequest {
  PutRequest?: { Item: AttributeItem };
  DeleteRequest?: { Key: AttributeItem };
}

interface Request {
  RequestItems: Record<string, WriteRequest[]>;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

export const batchWriteItem = defineOperation<Request>({
  types: supported(batchWriteItemTypes.types),
  writes: true,
  check(request) {
    const writes = Object.values(request.RequestItems).flat();
    for (const write of writes) {
      if ((write.PutRequest === undefined) === (write.DeleteRequest === undefined)) {
        throw validationError(
          'Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes',
        );
      }
      checkAttributeMap(write.PutRequest?.Item ?? write.DeleteRequest?.Key);
    }
    if (writes.length > mostWrites) {
      throw validationError('Too many items requested for the BatchWriteItem call');
    }
  },
  run(store, request) {
    const perTable = Object.entries(request.RequestItems).map(([name, writes]) => {
      const changes = writes.map((write) => changeOf(store, name, write));
      if (new Set(changes.map(({ key }) => keyIdentity(key))).size < changes.length) {
        throw validationError('Provided list of item keys contains duplicates');
      }
      return { table: store.catalog.get(name), changes };
    });
    for (const { table, changes } of perTable) {
      for (const { key, old, item } of changes) writeItem(store.database, table, key, old, item);
    }
    const wanted = request.ReturnConsumedCapacity;
    // Sizes of many items take long to count, so only where they are asked for.
    const capacity = isReported(wanted)
      ? perTable.map(({ table, changes }) => consumedCapacity(table, usageOf(table, changes), wanted))
      : [];
    return {
      UnprocessedItems: {},
      ConsumedCapacity: capacity.some((one) => one !== undefined) ? capacity : undefined,
    };
  },
});

function usageOf(table: Table, changes: readonly ItemChange[]): CapacityUsage {
  const usage = noUsage();
  for (const { old, item } of changes) addUsage(usage, writeUsage(table, old, item));
  return usage;
}

function changeOf(store: Store, tableName: string, write: WriteRequest): ItemChange {
  if (write.PutRequest === undefined) {
    return deleteChange(store, { TableName: tableName, Key: write.DeleteRequest?.Key ?? {} });
  }
  try {
    return putChange(store, { TableName: tableName, Item: write.PutRequest.Item });
  } catch (error) {
    // In a batch AWS has one message for every kind of invalid key.
    if (error instanceof DynamoError && /Missing the key|Type mismatch for key/.test(error.message)) {
      throw validationError('The provided key element does not match the schema');
    }
    throw error;
  }
}
