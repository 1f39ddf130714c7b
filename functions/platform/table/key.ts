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

/** The entries of a competition by the rink they come from, with whole items. */
export const GSI2 = 'gsi2';

export interface Gsi3Key {
  readonly gsi3pk: string;
  readonly gsi3sk: string;
}

/** The entries of a competition that something is to be paid or given back for, and no others. */
export const GSI3 = 'gsi3';

/** `#` parts the keys, so it must not come in by a value: a name typed by hand cannot forge a key. */
export const escapeKey = (value: string) => value.replaceAll('%', '%25').replaceAll('#', '%23');

/** What `part` was made of. */
export const unescapeKey = (keyPart: string) => keyPart.replaceAll('%23', '#').replaceAll('%25', '%');

export const key = (pk: string, sk: string): Key => ({ pk, sk });
