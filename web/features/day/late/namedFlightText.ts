import type { Translator } from '../../../i18n/Translator.ts';
import type { NamedFlight } from '../../planning/draft/index.ts';

/** "Freestyle 4, flight 2 of 3"; null for a flight that has no name, because it was removed. */
export function namedFlightText(
  t: Translator<'late'>,
  names: ReadonlyMap<string, NamedFlight>,
  id: string,
): string | null {
  const name = names.get(id);
  if (!name) return null;
  return name.of > 1 ? t('flight', { event: name.event, part: name.part, of: name.of }) : name.event;
}
