import { useState } from 'react';
import { isNewId } from './formatsDraft.ts';

interface KeyedRows {
  readonly ids: readonly string[];
  readonly keys: readonly string[];
}

/** A key for each row that survives the row's lasting id after a save, so that the focus stays. */
export function useStableKeys(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState<KeyedRows>({ ids, keys: ids });
  if (ids.length === known.ids.length && ids.every((id, index) => id === known.ids[index])) return known.keys;
  const keys = keysAfter(known, ids);
  setKnown({ ids, keys });
  return keys;
}

/** A lasting id that replaces a provisional one is the same row. */
export function keysAfter(known: KeyedRows, ids: readonly string[]): string[] {
  const keyOf = new Map(known.ids.map((id, index) => [id, known.keys[index] ?? id]));
  return ids.map((id, index) => {
    const before = known.ids[index];
    const isSame = before !== undefined && isNewId(before) && !ids.includes(before);
    return keyOf.get(id) ?? (isSame ? keyOf.get(before) : undefined) ?? id;
  });
}
