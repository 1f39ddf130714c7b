import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A value whose parts are the same objects as before wherever they hold the same: react-hook-form hands
 * out a copy of everything with each key that is pressed, and a long list would be drawn anew.
 */
export function useStructurallyShared<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (known === value) return known;
  const shared = replaceEqualDeep(known, value);
  if (shared !== known) setKnown(shared);
  return shared;
}
