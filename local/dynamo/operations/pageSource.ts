import { validationError } from '../errors.ts';
import { checkKeyPiece, checkedKey, keyOf } from '../storage/keys.ts';
import type { Index, KeyAttribute, Table } from '../storage/tableDefinition.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { pick } from '../values/attributeValue.ts';
import { checkPathsBesideKeys } from './keyPaths.ts';
import type { Store } from './operation.ts';
import type { PageParameters } from './readPage.ts';

export interface PageSource {
  table: Table;
  index?: Index;
  /** The key by which the page is read: the index's, or the table's. */
  keys: KeyAttribute[];
  wholeItems: boolean;
}

/**
 * The table or index that a Query or Scan reads.
 * @throws DynamoError if the index does not exist or cannot return the requested attributes
 */
export function pageSource({ catalog }: Store, request: PageParameters): PageSource {
  const table = catalog.get(request.TableName);
  checkSelect(request);
  checkPathsBesideKeys(request._projection?.nestedPaths, table);
  checkPathsBesideKeys(request._filter?.nestedPaths, table);
  if (request.IndexName === undefined) return { table, keys: table.keys, wholeItems: false };
  const index = table.indexes.find(({ name }) => name === request.IndexName);
  if (index === undefined) {
    throw validationError(`The table does not have the specified index: ${request.IndexName}`);
  }
  if (index.kind === 'global' && request.ConsistentRead === true) {
    throw validationError('Consistent reads are not supported on global secondary indexes');
  }
  return { table, index, keys: index.keys, wholeItems: needsWholeItems(index, request) };
}

function needsWholeItems(index: Index, request: PageParameters): boolean {
  const { projected } = index;
  if (projected === undefined) return false;
  if (request.Select === 'ALL_ATTRIBUTES') {
    if (index.kind === 'local') return true;
    throw validationError(
      'One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not supported for global ' +
        `secondary index ${index.name} because its projection type is not ALL`,
    );
  }
  const missing = (request._projection?.paths ?? [])
    .map((path) => String(path[0]))
    .filter((name) => !projected.has(name));
  if (missing.length > 0 && index.kind === 'global') {
    throw validationError(
      `One or more parameter values were invalid: Global secondary index ${index.name} does not project ` +
        `[${missing.join(', ')}]`,
    );
  }
  return missing.length > 0;
}

function checkSelect({ Select, IndexName, _projection }: PageParameters): void {
  const projects = _projection !== undefined;
  if (Select === 'SPECIFIC_ATTRIBUTES' && !projects) {
    throw validationError(
      'Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES',
    );
  }
  if (Select === 'ALL_PROJECTED_ATTRIBUTES' && IndexName === undefined) {
    throw validationError('ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName');
  }
  if (projects && Select !== undefined && Select !== 'SPECIFIC_ATTRIBUTES') {
    const what = Select === 'COUNT' ? 'only the Count' : Select;
    throw validationError(`Cannot specify the ProjectionExpression when choosing to get ${what}`);
  }
}

/**
 * The start of a page: the columns of the order in which it is read.
 * @throws DynamoError ValidationException if the start key is not one of the table and index
 */
export function startPosition({ table, index, keys }: PageSource, start: AttributeItem): Buffer[] {
  const names = new Set([...table.keys, ...keys].map((key) => key.name));
  const invalid = 'The provided starting key is invalid';
  if (Object.keys(start).length !== names.size || Object.keys(start).some((name) => !names.has(name))) {
    throw validationError(invalid);
  }
  for (const key of keys) checkKeyPiece(start, key);
  const place = keyOf(start, keys);
  const inTable = checkedKey(
    pick(
      start,
      table.keys.map((key) => key.name),
    ),
    table,
  );
  if (place === undefined) throw validationError(invalid);
  return index === undefined
    ? [place.hash, place.range]
    : [place.hash, place.range, inTable.hash, inTable.range];
}
