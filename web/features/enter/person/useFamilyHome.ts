import { useEffect } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';

interface Home {
  readonly country: string;
  readonly homeIsiRink: string;
}

/**
 * Fills in the country and the rink of the family's first skater, where nobody has said either yet: a
 * brother or sister nearly always skates for the same. Whoever does not types another.
 */
export function useFamilyHome<Values extends Home>(
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  skaters: readonly FamilySkater[],
): void {
  const [known] = skaters;
  useEffect(() => {
    if (!known) return;
    const { country, homeIsiRink } = getValues();
    if (country !== '' || homeIsiRink !== '') return;
    for (const field of ['country', 'homeIsiRink'] as const) {
      setValue(field as Path<Values>, known[field] as PathValue<Values, Path<Values>>);
    }
  }, [known, getValues, setValue]);
}
