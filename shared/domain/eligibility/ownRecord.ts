import type { PersonFacts, RegistryRecord } from './facts.ts';

/**
 * What the registry says of this person: null where it says nothing, and where the number is somebody
 * else's, born on another day. Neither their membership nor their tests count for who has borrowed, or
 * mistyped, the number.
 */
export function ownRecord(person: Pick<PersonFacts, 'registry' | 'birthdate'>): RegistryRecord | null {
  const { registry } = person;
  return typeof registry === 'object' && !belongsToSomebodyElse(person) ? registry : null;
}

/** Told only where both say a birthdate. */
export function belongsToSomebodyElse({
  registry,
  birthdate,
}: Pick<PersonFacts, 'registry' | 'birthdate'>): boolean {
  if (registry === null || typeof registry !== 'object') return false;
  return registry.birthdate !== null && birthdate !== '' && registry.birthdate !== birthdate;
}
