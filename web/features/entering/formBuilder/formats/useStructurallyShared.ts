import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Keeps equal parts of a value identical between renders: react-hook-form copies everything with each key,
 * and a long list would render anew.
 */
export function useStructurallyShared<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (known === value) return known;
  const shared = replaceEqualDeep(known, value);
  if (shared !== known) setKnown(shared);
  return shared;
}
