import { nameOrder } from '../../shared/domain/core/nameOrder.ts';
import type { Option } from './Select.tsx';

/**
 * The option with the typed name, ignoring case and accents: "aland islands" is "Åland Islands". Undefined if
 * two options share the name, because the text does not tell which is meant.
 */
export function optionByLabel(options: readonly Option[], typed: string): Option | undefined {
  const wanted = nameOrder(typed);
  if (wanted === '') return undefined;
  const [found, another] = options.filter(({ label }) => nameOrder(label) === wanted);
  return another ? undefined : found;
}
