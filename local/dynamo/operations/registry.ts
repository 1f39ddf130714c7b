import { batchGetItem } from './batchGetItem.ts';
import { batchWriteItem } from './batchWriteItem.ts';
import { createTable } from './createTable.ts';
import { deleteItem } from './deleteItem.ts';
import { getItem } from './getItem.ts';
import type { Operation } from './operation.ts';
import { putItem } from './putItem.ts';
import { query } from './query.ts';
import { scan } from './scan.ts';
import { deleteTable, describeTable, listTables } from './tables.ts';
import { describeTimeToLive, updateTimeToLive } from './timeToLive.ts';
import { transactGetItems } from './transactGetItems.ts';
import { transactWriteItems } from './transactWriteItems.ts';
import { updateItem } from './updateItem.ts';
import { updateTable } from './updateTable.ts';

/** The operations by their name in the `x-amz-target` header. */
export const operations = new Map<string, Operation>(
  Object.entries({
    BatchGetItem: batchGetItem,
    BatchWriteItem: batchWriteItem,
    CreateTable: createTable,
    DeleteItem: deleteItem,
    DeleteTable: deleteTable,
    DescribeTable: describeTable,
    DescribeTimeToLive: describeTimeToLive,
    GetItem: getItem,
    ListTables: listTables,
    PutItem: putItem,
    Query: query,
    Scan: scan,
    TransactGetItems: transactGetItems,
    TransactWriteItems: transactWriteItems,
    UpdateItem: updateItem,
    UpdateTable: updateTable,
    UpdateTimeToLive: updateTimeToLive,
  }),
);
