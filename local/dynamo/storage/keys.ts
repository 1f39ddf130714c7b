import { validationError } from '../errors.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { attribute, typeOf } from '../values/attributeValue.ts';
import { keyByteLength, keyBytes } from '../values/keyBytes.ts';
import type { KeyAttribute, Table } from './tableDefinition.ts';

const invalid = 'One or more parameter values were invalid: ';

/** A primary key as it is stored and sorted; `range` is empty in a table without a sort key. */
export interface KeyBytes {
  hash: Buffer;
  range: Buffer;
}

/**
 * The key of an item (or of a key alone) under a schema; undefined if an attribute is missing or of another
 * type.
 */
export function keyOf(item: AttributeItem, keys: KeyAttribute[]): KeyBytes | undefined {
  const [hash, range] = keys.map(({ name, type }) => {
    const value = attribute(item, name);
    return value?.[type] === undefined ? undefined : value;
  });
  if (hash === undefined || (keys.length > 1 && range === undefined)) return undefined;
  return { hash: keyBytes(hash), range: range === undefined ? Buffer.alloc(0) : keyBytes(range) };
}

/** A text that identifies a key within one request. */
export const keyIdentity = ({ hash, range }: KeyBytes): string =>
  `${hash.toString('hex')}/${range.toString('hex')}`;

/** Tells an item from all others of all tables; '' where the key has not the table's shape, which is refused later. */
export function itemIdentity(table: Table, source: AttributeItem): string {
  const key = keyOf(source, table.keys);
  return key === undefined ? '' : `${table.storage}/${keyIdentity(key)}`;
}

/**
 * Checks a key given by itself.
 * @throws DynamoError ValidationException if it is not exactly the table's key, empty or too long
 */
export function checkedKey(key: AttributeItem, table: Table): KeyBytes {
  const bytes = Object.keys(key).length === table.keys.length ? keyOf(key, table.keys) : undefined;
  if (bytes === undefined) throw validationError('The provided key element does not match the schema');
  for (const schema of table.keys) checkKeyPiece(key, schema);
  return bytes;
}

/**
 * Checks one attribute of a key.
 * @throws DynamoError ValidationException if it is missing, of another type, empty or too long
 */
export function checkKeyPiece(key: AttributeItem, schema: KeyAttribute): void {
  const value = attribute(key, schema.name);
  if (value?.[schema.type] === undefined) {
    throw validationError('The provided key element does not match the schema');
  }
  checkNotEmpty(value[schema.type], schema, '');
  checkKeyLength(key, schema);
}

/**
 * Checks the key attributes of a whole item, including those of indexes.
 * @throws DynamoError ValidationException with AWS's message
 */
export function checkedItemKey(item: AttributeItem, table: Table): KeyBytes {
  for (const key of table.keys) {
    const value = attribute(item, key.name);
    if (value === undefined) throw validationError(`${invalid}Missing the key ${key.name} in the item`);
    if (value[key.type] === undefined) {
      throw validationError(
        `${invalid}Type mismatch for key ${key.name} expected: ${key.type} actual: ${typeOf(value)}`,
      );
    }
    checkNotEmpty(value[key.type], key, '');
    checkKeyLength(item, key);
  }
  checkIndexKeys(item, table);
  const bytes = keyOf(item, table.keys);
  if (bytes === undefined) throw validationError('The provided key element does not match the schema');
  return bytes;
}

/**
 * Checks the attributes of an item that are index keys; if one is missing, the item is left out of the index.
 * @throws DynamoError ValidationException with AWS's message
 */
export function checkIndexKeys(item: AttributeItem, table: Table): void {
  for (const index of table.indexes) {
    for (const key of index.keys) {
      const value = attribute(item, key.name);
      if (value === undefined) continue;
      if (value[key.type] === undefined) {
        throw validationError(
          `${invalid}Type mismatch for Index Key ${key.name} Expected: ${key.type} ` +
            `Actual: ${typeOf(value)} IndexName: ${index.name}`,
        );
      }
      checkNotEmpty(value[key.type], key, `, IndexName: ${index.name}, IndexKey: ${key.name}`);
      checkKeyLength(item, key);
    }
  }
}

function checkNotEmpty(value: unknown, key: KeyAttribute, where: string): void {
  if (value !== '') return;
  const kind = key.type === 'B' ? 'binary' : 'string';
  throw validationError(
    where === ''
      ? `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty ${kind} value. Key: ${key.name}`
      : `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${kind} value${where}`,
  );
}

function checkKeyLength(item: AttributeItem, key: KeyAttribute): void {
  const value = attribute(item, key.name);
  const length = value === undefined ? 0 : keyByteLength(value, key.type);
  if (key.role === 'hash' && length > 2048) {
    throw validationError(`${invalid}Size of hashkey has exceeded the maximum size limit of2048 bytes`);
  }
  if (key.role === 'range' && length > 1024) {
    throw validationError(
      `${invalid}Aggregated size of all range keys has exceeded the size limit of 1024 bytes`,
    );
  }
}
