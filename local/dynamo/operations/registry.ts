import { batchGetItem } from './batchGetItem.ts';
import { batchWriteItem } from './batchWriteItem.ts';
import { createTable } from './createTable.ts';
import { answerDeleteItem } from './deleteItem.ts';
import { answerGetItem } from './getItem.ts';
import type { TableOperation } from './operation.ts';
import { answerPutItem } from './putItem.ts';
import { query } from './query.ts';
import { scan } from './scan.ts';
import { deleteTable, answerDescribeTable, listTables } from './tables.ts';
import { describeTimeToLive, updateTimeToLive } from './timeToLive.ts';
import { transactGetItems } from './transactGetItems.ts';
import { transactWriteItems } from './transactWriteItems.ts';
import { answerUpdateItem } from './updateItem.ts';
import { updateTable } from './updateTable.ts';

/** The operations by their name in the `x-amz-target` header. */
export const operations = new Map<string, TableOperation>(
  Object.entries({
    BatchGetItem: batchGetItem,
    BatchWriteItem: batchWriteItem,
    CreateTable: createTable,
    DeleteItem: answerDeleteItem,
    DeleteTable: deleteTable,
    DescribeTable: answerDescribeTable,
    DescribeTimeToLive: describeTimeToLive,
    GetItem: answerGetItem,
    ListTables: listTables,
    PutItem: answerPutItem,
    Query: query,
    Scan: scan,
    TransactGetItems: transactGetItems,
    TransactWriteItems: transactWriteItems,
    UpdateItem: answerUpdateItem,
    UpdateTable: updateTable,
    UpdateTimeToLive: updateTimeToLive,
  }),
);
