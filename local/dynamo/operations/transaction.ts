import { addUsage, consumedCapacity, noUsage } from '../capacity.ts';
import type { ReturnConsumedCapacity, CapacityUsage } from '../capacity.ts';
import { DynamoError, transactionCanceled, validationError } from '../errors.ts';
import type { CancellationReason } from '../errors.ts';
import type { Table } from '../storage/tableDefinition.ts';
import type { AttributeItem } from '../values/attributeValue.ts';

/** The maximum total size in bytes of a transaction's items. */
export const maximumTransactionSize = 4 * 1024 * 1024;

/**
 * Computes each part of a transaction; if one fails, the transaction is cancelled with a reason for each
 * part.
 * @throws DynamoError TransactionCanceledException; errors that do not concern one item pass through
 */
export function allOrNone<Part, Result>(parts: Part[], work: (part: Part) => Result): Result[] {
  const results: Result[] = [];
  const reasons = parts.map((part): CancellationReason => {
    try {
      results.push(work(part));
      return { Code: 'None' };
    } catch (error) {
      return reasonOf(error);
    }
  });
  if (results.length < parts.length) throw transactionCanceled(reasons);
  return results;
}

function reasonOf(error: unknown): CancellationReason {
  if (error instanceof DynamoError && error.name === 'ConditionalCheckFailedException') {
    const item = error.members['Item'] as AttributeItem | undefined;
    return {
      Code: 'ConditionalCheckFailed',
      Message: error.message,
      ...(item === undefined ? {} : { Item: item }),
    };
  }
  if (error instanceof DynamoError && error.name === 'ValidationException') {
    return { Code: 'ValidationError', Message: error.message };
  }
  throw error;
}

/** @throws DynamoError ValidationException if two parts of a transaction concern the same item */
export function refuseRepeatedItems(identities: readonly string[]): void {
  const named = identities.filter((identity) => identity !== '');
  if (new Set(named).size < named.length) {
    throw validationError('Transaction request cannot include multiple operations on one item');
  }
}

/** The consumed capacity of a transaction: one record per table, every unit counted twice. */
export function transactionCapacity(
  parts: { table: Table; usage: CapacityUsage }[],
  wanted: ReturnConsumedCapacity | undefined,
  kind: 'ReadCapacityUnits' | 'WriteCapacityUnits',
) {
  const totals = new Map<Table, CapacityUsage>();
  for (const { table, usage } of parts) {
    const total = totals.get(table) ?? noUsage();
    addUsage(total, usage, 2);
    totals.set(table, total);
  }
  if (wanted === undefined || wanted === 'NONE') return undefined;
  return [...totals].map(([table, usage]) => consumedCapacity(table, usage, wanted, kind));
}
