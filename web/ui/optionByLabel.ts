import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import type { Option } from './Select.tsx';

/**
 * The option that was typed, without regard to case and accents: "aland islands" is "Åland Islands".
 * None where two have that name, because nobody but who types can tell which of them is meant.
 */
export function optionByLabel(options: readonly Option[], typed: string): Option | undefined {
  const wanted = nameOrder(typed);
  if (wanted === '') return undefined;
  const [found, another] = options.filter(({ label }) => nameOrder(label) === wanted);
  return another ? undefined : found;
}
