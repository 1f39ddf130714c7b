import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { EntryValues } from '../form/entryFormKind.ts';

/**
 * Fills in the country and the home rink of the family's first skater while both fields are empty:
 * siblings nearly always skate for the same rink.
 */
export function useFamilyHome(
  { getValues, setValue }: Pick<UseFormReturn<EntryValues>, 'getValues' | 'setValue'>,
  skaters: readonly FamilySkater[],
): void {
  const [first] = skaters;
  // Before the fields are painted: known, they are one line.
  useLayoutEffect(() => {
    if (!first) return;
    const { country, homeIsiRink } = getValues();
    if (country !== '' || homeIsiRink !== '') return;
    setValue('country', first.country);
    setValue('homeIsiRink', first.homeIsiRink);
  }, [first, getValues, setValue]);
}
