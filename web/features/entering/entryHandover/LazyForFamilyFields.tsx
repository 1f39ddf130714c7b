import { lazy } from 'react';
import { loadAreas } from '../../../i18n/i18n.ts';

/** Fetched with its texts for organisers and head coaches only: families must not wait for it. */
export const LazyForFamilyFields = lazy(async () => {
  const [{ ForFamilyFields }] = await Promise.all([
    import('./ForFamilyFields.tsx'),
    loadAreas('entryHandover'),
  ]);
  return { default: ForFamilyFields };
});
