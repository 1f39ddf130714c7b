import { nameOrder } from '../../shared/domain/core/nameOrder.ts';
import type { Option } from './Select.tsx';

/** The specification's minimum of characters before a typeahead suggests options. */
export const LEAST_TYPED = 2;

const MAX_SHOWN = 50;

/**
 * The options that contain the typed text, ignoring case and accents; those that begin with it come first.
 * None below two characters.
 */
export function suggestionsFor(options: readonly Option[], typed: string): Option[] {
  const wanted = nameOrder(typed);
  if ([...wanted].length < LEAST_TYPED) return [];
  const found = options
    .map((option) => ({ option, at: nameOrder(`${option.label} ${option.detail ?? ''}`).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return found
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, MAX_SHOWN)
    .map(({ option }) => option);
}
