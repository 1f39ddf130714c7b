import createTableTypes from 'dynalite/validations/createTable.js';
import { DynamoError, validationError } from '../errors.ts';
import type { ParameterShape } from '../request/parameterTypes.ts';
import { oneOfValues, supported, tableNameParameter } from '../request/parameterTypes.ts';
import { eachItem, insertEntry } from '../storage/items.ts';
import { checkIndexKeys, keyOf } from '../storage/keys.ts';
import type { AttributeDefinition, IndexDefinition, TableDefinition } from '../storage/tableDefinition.ts';
import type { Store } from './operation.ts';
import { defineOperation } from './operation.ts';
import { tableDescription } from './tableDescription.ts';
import { existingTable } from './tables.ts';

interface Request {
  TableName: string;
  AttributeDefinitions?: AttributeDefinition[];
  BillingMode?: 'PAY_PER_REQUEST' | 'PROVISIONED';
  DeletionProtectionEnabled?: boolean;
  GlobalSecondaryIndexUpdates?: { Create?: IndexDefinition; Delete?: { IndexName: string } }[];
}

const created = supported(createTableTypes.types);
const { children: createdIndex } = created['GlobalSecondaryIndexes'] as ParameterShape;
const { notNull: _required, ...attributeDefinitions } = created['AttributeDefinitions'] as ParameterShape;

/** Adds or removes one global index at a time, as AWS does; billing mode and protection can change too. */
export const updateTable = defineOperation<Request>({
  types: {
    TableName: tableNameParameter,
    AttributeDefinitions: attributeDefinitions,
    BillingMode: oneOfValues('PAY_PER_REQUEST', 'PROVISIONED'),
    DeletionProtectionEnabled: 'Boolean',
    GlobalSecondaryIndexUpdates: {
      type: 'List',
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 1,
      children: {
        type: 'ValueStruct<GlobalSecondaryIndexUpdate>',
        children: {
          Create: {
            ...(createdIndex as ParameterShape),
            type: 'FieldStruct<CreateGlobalSecondaryIndexAction>',
          },
          Delete: {
            type: 'FieldStruct<DeleteGlobalSecondaryIndexAction>',
            children: { IndexName: { type: 'String', notNull: true } },
          },
        },
      },
    },
  },
  writes: true,
  run(store, request) {
    const table = existingTable(store, request.TableName);
    const {
      TableName: _name,
      GlobalSecondaryIndexUpdates: updates,
      AttributeDefinitions,
      ...settings
    } = request;
    const indexes = table.definition.GlobalSecondaryIndexes ?? [];
    const change = updates?.[0];
    let definition: TableDefinition = { ...table.definition, ...settings };
    if (change?.Delete !== undefined) {
      const { IndexName } = change.Delete;
      const index = table.indexes.find(({ name, kind }) => name === IndexName && kind === 'global');
      if (index === undefined)
        throw validationError(`The table does not have the specified index: ${IndexName}`);
      store.catalog.dropIndex(index);
      const kept = indexes.filter((other) => other.IndexName !== IndexName);
      const { GlobalSecondaryIndexes: _indexes, ...rest } = definition;
      definition = kept.length === 0 ? rest : { ...rest, GlobalSecondaryIndexes: kept };
    }
    if (change?.Create !== undefined) {
      definition = {
        ...definition,
        AttributeDefinitions: merged(table.definition.AttributeDefinitions, AttributeDefinitions ?? []),
        GlobalSecondaryIndexes: [...indexes, change.Create],
      };
      const problem = createTableTypes.custom?.(structuredClone(definition), {
        options: { maxItemSize: Infinity },
      });
      if (problem !== undefined) throw validationError(problem);
    }
    const changed = store.catalog.replace(table, definition, table.timeToLiveAttribute);
    if (change?.Create !== undefined) fillIndex(store, changed, change.Create.IndexName);
    return { TableDescription: tableDescription(store.database, changed) };
  },
});

function merged(known: AttributeDefinition[], given: AttributeDefinition[]): AttributeDefinition[] {
  const names = new Set(known.map(({ AttributeName }) => AttributeName));
  return [...known, ...given.filter(({ AttributeName }) => !names.has(AttributeName))];
}

/** Items whose attributes do not fit the new index's keys are left out of it, as in AWS. */
function fillIndex(
  { database, catalog }: Store,
  table: ReturnType<typeof existingTable>,
  name: string,
): void {
  const index = table.indexes.find((candidate) => candidate.name === name);
  if (index === undefined) return;
  catalog.createIndex(index);
  for (const { key, item } of eachItem(database, table)) {
    try {
      checkIndexKeys(item, { ...table, indexes: [index] });
    } catch (error) {
      if (error instanceof DynamoError) continue;
      throw error;
    }
    const entry = keyOf(item, index.keys);
    if (entry !== undefined) insertEntry(database, index, entry, key);
  }
}
