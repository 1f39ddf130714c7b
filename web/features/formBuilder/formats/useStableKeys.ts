import { useState } from 'react';
import { isNewId } from './formatsDraft.ts';

interface Known {
  readonly ids: readonly string[];
  readonly keys: readonly string[];
}

/**
 * A key for each row of a list that stays when a save gives the row its lasting id: what is being
 * typed in it keeps the focus.
 */
export function useStableKeys(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState<Known>({ ids, keys: ids });
  if (ids.length === known.ids.length && ids.every((id, index) => id === known.ids[index])) return known.keys;
  const keys = keysAfter(known, ids);
  setKnown({ ids, keys });
  return keys;
}

/** A lasting id in the place of one of the page's own that is gone is the same row. */
export function keysAfter(known: Known, ids: readonly string[]): string[] {
  const keyOf = new Map(known.ids.map((id, index) => [id, known.keys[index] ?? id]));
  return ids.map((id, index) => {
    const before = known.ids[index];
    const isSame = before !== undefined && isNewId(before) && !ids.includes(before);
    return keyOf.get(id) ?? (isSame ? keyOf.get(before) : undefined) ?? id;
  });
}
