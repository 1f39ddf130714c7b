import { randomUUID } from 'node:crypto';
import createTableTypes from 'dynalite/validations/createTable.js';
import { currentTime } from '../../clock.ts';
import { resourceInUse, validationError } from '../errors.ts';
import { supported } from '../request/parameterTypes.ts';
import type { TableDefinition } from '../storage/tableDefinition.ts';
import { defineOperation } from './operation.ts';
import { tableDescription } from './tableDescription.ts';

type Request = Omit<TableDefinition, 'TableId' | 'CreationDateTime'>;

export const createTable = defineOperation<Request>({
  types: { ...supported(createTableTypes.types), DeletionProtectionEnabled: 'Boolean' },
  writes: true,
  check(request) {
    const problem = createTableTypes.custom?.(request, { options: { maxItemSize: Infinity } });
    if (problem !== undefined) throw validationError(problem);
    checkKeyTypes(request);
  },
  run({ catalog, database }, request) {
    if (catalog.has(request.TableName)) {
      throw resourceInUse(`Table already exists: ${request.TableName}`);
    }
    const table = catalog.create({
      ...request,
      TableId: randomUUID(),
      CreationDateTime: currentTime().getTime() / 1000,
    });
    return { TableDescription: tableDescription(database, table) };
  },
});

/** dynalite checks the key types of tables only, and accepts attributes that no key uses. */
function checkKeyTypes(request: Request): void {
  const indexes = [...(request.GlobalSecondaryIndexes ?? []), ...(request.LocalSecondaryIndexes ?? [])];
  const used = new Set(
    [request, ...indexes].flatMap(({ KeySchema }) => KeySchema.map(({ AttributeName }) => AttributeName)),
  );
  const defined = request.AttributeDefinitions.map(({ AttributeName }) => AttributeName);
  if (new Set(defined).size < defined.length) {
    throw validationError('One or more parameter values were invalid: Duplicate attribute definitions');
  }
  if (defined.some((name) => !used.has(name))) {
    throw validationError(
      'One or more parameter values were invalid: Some AttributeDefinitions are not used. ' +
        `AttributeDefinitions: [${defined.join(', ')}], keys used: [${[...used].join(', ')}]`,
    );
  }
}
