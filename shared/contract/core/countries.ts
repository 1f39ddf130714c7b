import countries from '../../data/countries.json' with { type: 'json' };
import { oneOf } from './scalars.ts';

/** The specification's fixed list: United States and Canada first, obsolete names included. */
export const COUNTRIES = countries as [string, ...string[]];

export const country = oneOf(COUNTRIES);
