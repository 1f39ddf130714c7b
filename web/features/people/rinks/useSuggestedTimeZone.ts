import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { timeZoneOf } from '../../../forms/timeZones.ts';
import type { RinkValues } from './rinkValues.ts';

/**
 * Sets the time zone to the country's, if the country has only one and no other has been chosen.
 * @returns whether the present time zone is the suggested one
 */
export function useSuggestedTimeZone(): boolean {
  const { setValue, getValues } = useFormContext<RinkValues>();
  const country = useWatch<RinkValues, 'country'>({ name: 'country' });
  const timeZone = useWatch<RinkValues, 'timeZone'>({ name: 'timeZone' });
  const before = useRef(country);
  const [suggested, setSuggested] = useState('');

  useEffect(() => {
    if (before.current === country) return;
    const own = timeZoneOf(before.current);
    before.current = country;
    const zone = timeZoneOf(country) ?? '';
    const there = getValues('timeZone');
    if (country === '' || (there !== '' && there !== own)) return;
    setValue('timeZone', zone, { shouldDirty: true, shouldValidate: zone !== '' });
    setSuggested(zone);
  }, [country, getValues, setValue]);

  return suggested !== '' && suggested === timeZone;
}
