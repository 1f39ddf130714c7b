import type { AttributeItem, AttributeValue } from './attributeValue.ts';

/** A marshalled request as a body has it: binary values in base64, nothing undefined, and no part of its source. */
export const wireForm = (input: object): object => mapMembers(input, (_name, part) => wirePart(part));

function wirePart(part: unknown): unknown {
  if (part instanceof Uint8Array) return Buffer.from(part).toString('base64');
  if (Array.isArray(part)) return part.map(wirePart);
  return typeof part === 'object' && part !== null ? wireForm(part) : part;
}

/** An answer whose items have plain values, as a document client has it. */
export const documentForm = (answer: object): object => mapMembers(answer, documentPart);

function documentPart(name: string, part: unknown): unknown {
  if (ITEMS.has(name)) return plainItem(part as AttributeItem);
  if (LISTS.has(name)) return (part as AttributeItem[]).map(plainItem);
  if (name === 'Responses' && !Array.isArray(part))
    return mapMembers(part as Record<string, AttributeItem[]>, (_table, items) => items.map(plainItem));
  if (Array.isArray(part)) return part.map((member: unknown) => documentPart('', member));
  return typeof part === 'object' && part !== null ? documentForm(part) : part;
}

const ITEMS: ReadonlySet<string> = new Set(['Item', 'Attributes', 'LastEvaluatedKey']);
const LISTS: ReadonlySet<string> = new Set(['Items', 'Keys']);

const plainItem = (item: AttributeItem): object => mapMembers(item, (_name, value) => plainValue(value));

function plainValue({ S, N, B, SS, NS, BS, BOOL, L, M }: AttributeValue): unknown {
  if (S !== undefined) return S;
  if (N !== undefined) return plainNumber(N);
  if (M !== undefined) return plainItem(M);
  if (L !== undefined) return L.map(plainValue);
  if (BOOL !== undefined) return BOOL;
  if (B !== undefined) return bytesOf(B);
  if (SS !== undefined) return new Set(SS);
  if (NS !== undefined) return new Set(NS.map(plainNumber));
  return BS === undefined ? null : new Set(BS.map(bytesOf));
}

const plainNumber = (text: string) =>
  Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER ? BigInt(text) : Number(text);

/** An error's items as the SDK has them: with bytes for binary values. */
export const sdkForm = (members: object): object => mapMembers(members, sdkPart);

function sdkPart(name: string, part: unknown): unknown {
  if (typeof part === 'string') return name === 'B' ? bytesOf(part) : part;
  if (Array.isArray(part)) return part.map((member: unknown) => sdkPart(name === 'BS' ? 'B' : '', member));
  return typeof part === 'object' && part !== null ? sdkForm(part) : part;
}

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

function mapMembers<Members extends object>(
  members: Members,
  change: (name: string, part: Members[keyof Members]) => unknown,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(members))
    if (part !== undefined) mapped[name] = change(name, part);
  return mapped;
}
