export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export interface IndexKey {
  readonly gsi1pk: string;
  readonly gsi1sk: string;
}

/** The index of most lists, over `gsi1pk` and `gsi1sk`, with whole items. */
export const INDEX = 'gsi1';

export interface RinkIndexKey {
  readonly gsi2pk: string;
  readonly gsi2sk: string;
}

/** The entries of a competition by the rink they come from, with whole items. */
export const RINK_INDEX = 'gsi2';

export interface DueIndexKey {
  readonly gsi3pk: string;
  readonly gsi3sk: string;
}

/** The entries of a competition that something is to be paid or given back for, and no others. */
export const DUE_INDEX = 'gsi3';

/** `#` parts the keys, so it must not come in by a value: a name typed by hand cannot forge a key. */
export const part = (value: string) => value.replaceAll('%', '%25').replaceAll('#', '%23');

/** What `part` was made of. */
export const whole = (keyPart: string) => keyPart.replaceAll('%23', '#').replaceAll('%25', '%');

export const key = (pk: string, sk: string): Key => ({ pk, sk });
