import { validationError } from '../errors.ts';
import type { Table } from '../storage/tableDefinition.ts';

/**
 * Key attributes are scalars, so no path may lead into one.
 * @throws DynamoError ValidationException with AWS's message
 */
export function checkPathsBesideKeys(nestedPaths: Record<string, true> | undefined, table: Table): void {
  if (nestedPaths === undefined) return;
  const refused = (kind: string, name: string) =>
    validationError(
      "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: " +
        `${kind}: ${name}`,
    );
  for (const { name } of table.keys) {
    if (nestedPaths[name] !== undefined) throw refused('Key', name);
  }
  for (const index of table.indexes) {
    for (const { name } of index.keys) {
      if (nestedPaths[name] !== undefined) throw refused('IndexKey', name);
    }
  }
}
