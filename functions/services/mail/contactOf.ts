import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { singleLine } from './plainWords.ts';

/** Whom to ask, as the competition's page says it; nothing where it names nobody. */
export function contactOf({ contactName, contactEmail, contactPhone }: StoredCompetition): string[] {
  const contact = [contactName, contactEmail, contactPhone].filter((one) => one !== null).map(singleLine);
  return contact.length === 0 ? [] : [ENTRY_WORDS.contact(contact.join(', '))];
}
