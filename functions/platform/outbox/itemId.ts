import * as z from 'zod/mini';
import type { Key } from '../table/key.ts';

const keyParts = z.tuple([z.string(), z.string()]);

/** An item's id outside: its key, in letters that an address and a tag take. Whoever sends it needs the right to its item. */
export const itemIdOf = ({ pk, sk }: Key): string =>
  Buffer.from(JSON.stringify([pk, sk])).toString('base64url');

/** @returns null for what no item can have */
export function keyOfItemId(id: string): Key | null {
  try {
    const [pk, sk] = keyParts.parse(JSON.parse(Buffer.from(id, 'base64url').toString()));
    return pk === '' || sk === '' ? null : { pk, sk };
  } catch {
    return null;
  }
}
