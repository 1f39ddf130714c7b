import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntryFormKind, EntryValues } from '../form/entryFormKind.ts';

/** Whether a family has said for whom it enters: one of its skaters, or a new one. */
export interface SkaterChoice {
  readonly isMade: boolean;
  readonly make: () => void;
}

/** Made at once where nothing is to choose, or where the draft already has somebody. */
export function useSkaterChoice(
  kind: EntryFormKind,
  isAsked: boolean,
  { getValues }: Pick<UseFormReturn<EntryValues>, 'getValues'>,
): SkaterChoice {
  const [isMade, setIsMade] = useState(() => {
    const skater = kind.skater(getValues());
    return skater === null || [skater.fullName, skater.birthdate, skater.isi].some((text) => text !== '');
  });
  return { isMade: isMade || !isAsked, make: () => setIsMade(true) };
}
