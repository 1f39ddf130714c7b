export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export interface Gsi1Key {
  readonly gsi1pk: string;
  readonly gsi1sk: string;
}

/** The index of most lists, over `gsi1pk` and `gsi1sk`, with whole items. */
export const GSI1 = 'gsi1';

export interface Gsi2Key {
  readonly gsi2pk: string;
  readonly gsi2sk: string;
}

/** The entries of a competition by home rink, with whole items. */
export const GSI2 = 'gsi2';

export interface Gsi3Key {
  readonly gsi3pk: string;
  readonly gsi3sk: string;
}

/** The entries of a competition with a balance to pay or to refund, and what its outbox could not send. */
export const GSI3 = 'gsi3';

/**
 * The text of a key, such as key`…#${entryId}`. `#` divides its parts, so it is escaped in each value: a name that
 * somebody types cannot forge another key.
 */
export function key(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map((value) => escapeKey(String(value))));
}

const escapeKey = (value: string) => value.replaceAll('%', '%25').replaceAll('#', '%23');

/** The value that was escaped in a part of a key. */
export const unescapeKey = (keyPart: string) => keyPart.replaceAll('%23', '#').replaceAll('%25', '%');

export const itemKey = (pk: string, sk: string): Key => ({ pk, sk });
