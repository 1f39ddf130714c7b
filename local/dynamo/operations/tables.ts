import deleteTableTypes from 'dynalite/validations/deleteTable.js';
import describeTableTypes from 'dynalite/validations/describeTable.js';
import listTablesTypes from 'dynalite/validations/listTables.js';
import { resourceNotFound, validationError } from '../errors.ts';
import { supported } from '../request/parameterTypes.ts';
import type { Store } from './operation.ts';
import { defineOperation } from './operation.ts';
import { tableDescription } from './tableDescription.ts';

const mostTablesListed = 100;

interface ByName {
  TableName: string;
}

/** @throws DynamoError ResourceNotFoundException with the longer message of table operations */
export function existingTable({ catalog }: Store, name: string) {
  if (!catalog.has(name)) {
    throw resourceNotFound(`Requested resource not found: Table: ${name} not found`);
  }
  return catalog.get(name);
}

export const answerDescribeTable = defineOperation<ByName>({
  types: supported(describeTableTypes.types),
  writes: false,
  run: (store, { TableName }) => ({
    Table: tableDescription(store.database, existingTable(store, TableName)),
  }),
});

export const deleteTable = defineOperation<ByName>({
  types: supported(deleteTableTypes.types),
  writes: true,
  run(store, { TableName }) {
    const table = existingTable(store, TableName);
    if (table.definition.DeletionProtectionEnabled === true) {
      throw validationError(
        `Resource cannot be deleted as it is currently protected against deletion. Disable deletion protection first.`,
      );
    }
    const description = tableDescription(store.database, table, 'DELETING');
    store.catalog.drop(table);
    return { TableDescription: description };
  },
});

export const listTables = defineOperation<{ Limit?: number; ExclusiveStartTableName?: string }>({
  types: supported(listTablesTypes.types),
  writes: false,
  run({ catalog }, { Limit = mostTablesListed, ExclusiveStartTableName: start }) {
    const names = catalog
      .all()
      .map(({ definition }) => definition.TableName)
      .filter((name) => start === undefined || name > start);
    const listed = names.slice(0, Limit);
    return {
      TableNames: listed,
      LastEvaluatedTableName: names.length > listed.length ? listed.at(-1) : undefined,
    };
  },
});
