import { isDeepStrictEqual } from 'node:util';
import type { Answer } from './peer.ts';

/** A call to which two databases answered differently. */
export interface Difference {
  readonly name: string;
  /** The request, as JSON. */
  readonly request: string;
  readonly own: Answer;
  readonly peer: Answer;
}

/** Operations on tables tell names, times and sizes of the database itself. */
const OF_TABLES = new Set([
  'CreateTable',
  'DeleteTable',
  'DescribeTable',
  'DescribeTimeToLive',
  'ListTables',
  'UpdateTable',
  'UpdateTimeToLive',
]);

/** Whether two answers to a call are the same but for what neither database promises: the order of sets and batches. */
export function areSameAnswers(name: string, own: Answer, peer: Answer): boolean {
  if (own.type !== peer.type) return false;
  return OF_TABLES.has(name) || isDeepStrictEqual(comparable(name, own), comparable(name, peer));
}

function comparable(name: string, { type, body }: Answer): unknown {
  const { message, Message, ...rest } = body;
  const plain = plainValue(rest) as Record<string, unknown>;
  const batch = plain['Responses'];
  if (name === 'BatchGetItem' && typeof batch === 'object' && batch !== null)
    plain['Responses'] = Object.fromEntries(
      Object.entries(batch).map(([table, items]) => [table, inTextOrder(items as unknown[])]),
    );
  return type === '' ? plain : { ...plain, message: message ?? Message };
}

/** JSON without what was left undefined, its sets in one order and its numbers in one form. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [key, isSet(key, member) ? inTextOrder(member) : plainValue(member)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isSet = (key: string, member: unknown): member is string[] =>
  ['SS', 'NS', 'BS'].includes(key) && Array.isArray(member) && member.every((one) => typeof one === 'string');

const inTextOrder = (items: readonly unknown[]) =>
  items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ item }) => item);
