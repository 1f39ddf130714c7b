import type { AttributeItem } from './values/attributeValue.ts';
import { pick } from './values/attributeValue.ts';
import { equalValues } from './values/comparison.ts';
import { itemSize } from './values/itemSize.ts';
import { keyOf } from './storage/keys.ts';
import type { Index, Table } from './storage/tableDefinition.ts';

export type ReturnConsumedCapacity = 'INDEXES' | 'TOTAL' | 'NONE';

/** Capacity units of a table and its indexes. */
export interface CapacityUsage {
  table: number;
  global: Record<string, number>;
  local: Record<string, number>;
}

interface Units {
  CapacityUnits: number;
}

export interface ConsumedCapacity extends Units {
  TableName: string;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
  Table?: Units;
  GlobalSecondaryIndexes?: Record<string, Units>;
  LocalSecondaryIndexes?: Record<string, Units>;
}

const readBlock = 4096;
const writeBlock = 1024;

export const noUsage = (): CapacityUsage => ({ table: 0, global: {}, local: {} });

/**
 * Read units of a number of bytes: one per started 4 KB, half if eventually consistent; at least one block.
 */
export function readUnits(bytes: number, consistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / readBlock)) * (consistent ? 1 : 0.5);
}

/** Write units of a change: one per started KB of the larger of both items, plus those of the indexes. */
export function writeUsage(
  table: Table,
  old: AttributeItem | undefined,
  item: AttributeItem | undefined,
): CapacityUsage {
  const usage = noUsage();
  usage.table = Math.max(writeUnits(old), writeUnits(item), 1);
  for (const index of table.indexes) {
    const units = indexWriteUnits(index, old, item);
    if (units > 0) usage[index.kind][index.name] = units;
  }
  return usage;
}

const writeUnits = (item: AttributeItem | undefined) =>
  item === undefined ? 0 : Math.max(1, Math.ceil(itemSize(item) / writeBlock));

/**
 * An index entry that keeps its key costs one write if it changed; one that moves costs a deletion and a
 * write.
 */
function indexWriteUnits(
  index: Index,
  old: AttributeItem | undefined,
  item: AttributeItem | undefined,
): number {
  const before = entryOf(index, old);
  const after = entryOf(index, item);
  if (before === undefined || after === undefined) return writeUnits(before ?? after);
  const keysStay = index.keys.every(({ name }) => {
    const [left, right] = [before[name], after[name]];
    return left !== undefined && right !== undefined && equalValues(left, right);
  });
  if (!keysStay) return writeUnits(before) + writeUnits(after);
  return equalValues({ M: before }, { M: after }) ? 0 : Math.max(writeUnits(before), writeUnits(after));
}

function entryOf(index: Index, item: AttributeItem | undefined): AttributeItem | undefined {
  if (item === undefined || keyOf(item, index.keys) === undefined) return undefined;
  return index.projected === undefined ? item : pick(item, index.projected);
}

/** Adds the usage of several requests of one table; `times` is 2 for those of a transaction. */
export function addUsage(total: CapacityUsage, part: CapacityUsage, times = 1): void {
  total.table += part.table * times;
  for (const kind of ['global', 'local'] as const) {
    for (const [name, units] of Object.entries(part[kind])) {
      total[kind][name] = (total[kind][name] ?? 0) + units * times;
    }
  }
}

/** Whether a request asks for the units that it used. */
export const isReported = (
  wanted: ReturnConsumedCapacity | undefined,
): wanted is Exclude<ReturnConsumedCapacity, 'NONE'> => wanted !== undefined && wanted !== 'NONE';

/**
 * The consumed capacity as an answer reports it.
 * @param wanted the request's ReturnConsumedCapacity; without it there is no report
 * @param transaction the kind of units that a transaction used; its answer lists them separately
 */
export function consumedCapacity(
  table: Table,
  usage: CapacityUsage,
  wanted: ReturnConsumedCapacity | undefined,
  transaction?: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): ConsumedCapacity | undefined {
  if (!isReported(wanted)) return undefined;
  const units = sum(usage.global) + sum(usage.local) + usage.table;
  return {
    TableName: table.definition.TableName,
    CapacityUnits: units,
    ...(transaction === undefined ? {} : { [transaction]: units }),
    ...(wanted === 'TOTAL'
      ? {}
      : {
          Table: { CapacityUnits: usage.table },
          ...perIndex('GlobalSecondaryIndexes', usage.global),
          ...perIndex('LocalSecondaryIndexes', usage.local),
        }),
  };
}

const sum = (units: Record<string, number>) => Object.values(units).reduce((total, one) => total + one, 0);

function perIndex(member: string, units: Record<string, number>) {
  const entries = Object.entries(units).map(([name, one]) => [name, { CapacityUnits: one }]);
  return entries.length === 0 ? {} : { [member]: Object.fromEntries(entries) as Record<string, Units> };
}
