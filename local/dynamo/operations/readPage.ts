import { crc32 } from 'node:zlib';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { consumedCapacity, noUsage, readUnits } from '../capacity.ts';
import { isConditionMet } from '../expressions/condition.ts';
import { project } from '../expressions/documentPath.ts';
import type { ParsedCondition, ParsedProjection } from '../expressions/syntax.ts';
import type { Database } from '../storage/database.ts';
import { select } from '../storage/selection.ts';
import type { ItemSelection } from '../storage/selection.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { pick } from '../values/attributeValue.ts';
import { itemSize } from '../values/itemSize.ts';

/** A page ends with the item that raises the bytes read, before filter and projection, to this number. */
const pageSize = 1024 * 1024;

export interface PageParameters {
  TableName: string;
  IndexName?: string;
  Select?: 'ALL_ATTRIBUTES' | 'ALL_PROJECTED_ATTRIBUTES' | 'SPECIFIC_ATTRIBUTES' | 'COUNT';
  Limit?: number;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: AttributeItem;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
  _filter?: ParsedCondition;
  _projection?: ParsedProjection;
}

export interface Segment {
  number: number;
  of: number;
}

/**
 * One page of a Query or Scan.
 * @param wholeItems whether a local index lacks requested attributes, so that each item is also read from the
 *   table and counted
 */
export function readPage(
  database: Database,
  selection: ItemSelection,
  request: PageParameters,
  wholeItems: boolean,
  segment?: Segment,
) {
  const { table, index } = selection;
  const items: AttributeItem[] = [];
  const consistent = request.ConsistentRead === true;
  const usage = noUsage();
  let scanned = 0;
  let matched = 0;
  let bytes = 0;
  let last: AttributeItem | undefined;
  for (const { hash, item: stored, size } of select(database, selection)) {
    if (segment !== undefined && crc32(hash) % segment.of !== segment.number) continue;
    const entry = index?.projected === undefined ? stored : pick(stored, index.projected);
    const item = wholeItems ? stored : entry;
    scanned += 1;
    bytes += entry === stored ? size : itemSize(entry);
    if (wholeItems) usage.table += readUnits(size, consistent);
    if (request._filter === undefined || isConditionMet(item, request._filter.expression)) {
      matched += 1;
      if (request.Select !== 'COUNT') {
        items.push(request._projection === undefined ? item : project(item, request._projection.paths));
      }
    }
    if (scanned === request.Limit || bytes >= pageSize) {
      last = pick(
        stored,
        [...table.keys, ...(index?.keys ?? [])].map((key) => key.name),
      );
      break;
    }
  }
  if (index === undefined) usage.table += readUnits(bytes, consistent);
  else usage[index.kind][index.name] = readUnits(bytes, consistent);
  return {
    Count: matched,
    ScannedCount: scanned,
    Items: request.Select === 'COUNT' ? undefined : items,
    LastEvaluatedKey: last,
    ConsumedCapacity: consumedCapacity(table, usage, request.ReturnConsumedCapacity),
  };
}
