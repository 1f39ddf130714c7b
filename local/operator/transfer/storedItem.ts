import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An item as DynamoDB sends it: its numbers and sets are moved to the letter. */
export type StoredItem = Record<string, AttributeValue>;

export const attributeText = (item: StoredItem, name: string): string => item[name]?.S ?? '';

export const storedKey = (item: StoredItem) => ({
  pk: attributeText(item, 'pk'),
  sk: attributeText(item, 'sk'),
});

/** A key as DynamoDB takes it. */
export const textKey = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => ({
  pk: { S: pk },
  sk: { S: sk },
});

/** What counts it in a manifest. An item that expires may be gone by then, so it is counted apart. */
export function countedAs(item: StoredItem): string {
  const type = item['type']?.S ?? attributeText(item, 'pk').replace(/#.*$/, '').toLowerCase();
  return 'expiresAt' in item ? `${type}, expiring` : type;
}

/** The same text for the same item, wherever it comes from: DynamoDB does not keep the order of attributes. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Uint8Array) return JSON.stringify(Buffer.from(value).toString('base64'));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const names = Object.keys(value);
  const [only = ''] = names;
  // DynamoDB gives the members of a set back in an order of its own.
  if (names.length === 1 && SETS.has(only)) return `{"${only}":${setJson(Object.values(value)[0])}}`;
  if (names.length > 1) names.sort();
  const values: Readonly<Record<string, unknown>> = { ...value };
  let json = '';
  for (const name of names)
    json += `${json === '' ? '' : ','}"${escaped(name)}":${canonicalJson(values[name])}`;
  return `{${json}}`;
}

const SETS: ReadonlySet<string> = new Set(['SS', 'NS', 'BS']);

const setJson = (members: unknown) =>
  Array.isArray(members) ? `[${members.map(canonicalJson).toSorted().join()}]` : canonicalJson(members);

/** Almost all names are plain words. */
const escaped = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name).slice(1, -1));

/** The value of such a text; a name `B` or `BS` with text below it is DynamoDB's own for bytes. */
export const parsedLine = (json: string): unknown =>
  JSON.parse(json, (name, value: unknown) => {
    if (name === 'B' && typeof value === 'string') return bytesOf(value);
    const isSet = name === 'BS' && Array.isArray(value) && value.every((one) => typeof one === 'string');
    return isSet ? value.map(bytesOf) : value;
  });

/** An item as the embedded database stores it; most have no bytes. */
export const storedItemOf = (json: string): StoredItem =>
  (json.includes('"B":"') || json.includes('"BS":[') ? parsedLine(json) : JSON.parse(json)) as StoredItem;

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
