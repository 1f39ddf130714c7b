import countries from '../../shared/data/countries.json' with { type: 'json' };
import type { Option } from '../ui/Select.tsx';

export const COUNTRY_OPTIONS: readonly Option[] = countries.map((country) => ({
  value: country,
  label: country,
}));
