import type { DataPlace } from './place.ts';
import { storedKey, attributeText, type StoredItem } from './storedItem.ts';

/** What of a place belongs to one competition. */
export interface CompetitionSelection {
  has(item: StoredItem): boolean;
}

/**
 * What goes along with one competition: its own records and entries, the accounts of its families and managers, its coaches
 * and every rink. Entries of its families in other competitions, members and the federation's settings stay.
 * @throws Error in one sentence if there is no such competition
 */
export async function selectionOf(
  items: ReturnType<DataPlace['items']>,
  competition: string,
): Promise<CompetitionSelection> {
  const found = new FoundIds(competition);
  for await (const item of items) found.note(item);
  found.addKeptCoaches();
  if (!found.isThere) throw new Error(`There is no competition ${competition}.`);
  return { has: (item) => belongs(item, competition, found) };
}

/** Ids by which the other items of a competition are found. */
class FoundIds {
  isThere = false;
  readonly forms = new Set<string>();
  readonly entries = new Set<string>();
  readonly accounts = new Set<string>();
  readonly coaches = new Set<string>();
  readonly #competition: string;
  /** The coach that a duplicate was merged into. */
  readonly #mergedInto = new Map<string, string>();
  /** Of accounts that are connected with a coach. */
  readonly #accountsOfCoaches: { readonly account: string; readonly coach: string }[] = [];

  constructor(competition: string) {
    this.#competition = competition;
  }

  note(item: StoredItem): void {
    const { pk } = storedKey(item);
    const type = attributeText(item, 'type');
    const isOfIt = attributeText(item, 'competitionId') === this.#competition;
    const id = attributeText(item, 'id');
    if (type === 'competition' && id === this.#competition) this.isThere = true;
    if (type === 'form' && isOfIt) this.forms.add(id);
    if (type === 'entry' && isOfIt) {
      this.entries.add(id);
      this.accounts.add(attributeText(item, 'accountId'));
    }
    if (type === 'user' && isOfIt) this.accounts.add(id);
    if (type === 'user' && attributeText(item, 'coachId') !== '')
      this.#accountsOfCoaches.push({ account: id, coach: attributeText(item, 'coachId') });
    if (type === 'coach' && attributeText(item, 'mergedInto') !== '')
      this.#mergedInto.set(id, attributeText(item, 'mergedInto'));
    const isListed = /#(COACHES|JUDGES)$/.test(pk) && pk.startsWith(`COMPETITION#${this.#competition}#`);
    if (isListed && attributeText(item, 'coachId') !== '') this.coaches.add(attributeText(item, 'coachId'));
  }

  /** Entries name a coach by the record that was merged; the account and the pupils are the kept one's. */
  addKeptCoaches(): void {
    for (const id of this.coaches) {
      const kept = this.#mergedInto.get(id);
      if (kept !== undefined) this.coaches.add(kept);
    }
  }

  hasAccount(id: string): boolean {
    return (
      this.accounts.has(id) ||
      this.#accountsOfCoaches.some(({ account, coach }) => account === id && this.coaches.has(coach))
    );
  }
}

function belongs(item: StoredItem, competition: string, found: FoundIds): boolean {
  const { pk, sk } = storedKey(item);
  const [kind = '', id = '', more = ''] = pk.split('#');
  const [part, of] = sk.split('#');
  switch (kind) {
    case 'COMPETITION':
      // A rehearsal is a competition of its own, which stays.
      return id === competition && more !== 'REHEARSAL';
    case 'LIST':
      return id === competition;
    case 'FORM':
      return found.forms.has(id);
    case 'HISTORY':
      return (id === 'competition' && more === competition) || (id === 'form' && found.forms.has(more));
    case 'ENTRY':
      return found.entries.has(id);
    case 'ACCOUNT':
      if (part === 'ENTRY') return attributeText(item, 'competitionId') === competition;
      return (part === 'SKATER' || part === 'FAMILYPRICE') && of === competition;
    case 'USER':
      return sk === 'USER' && found.hasAccount(id);
    case 'EMAIL':
      return found.hasAccount(attributeText(item, 'userId'));
    case 'COACH':
      if (!found.coaches.has(id)) return false;
      return part === 'COACH' || ((part === 'PUPIL' || part === 'JUDGING') && of === competition);
    case 'COACHNUMBER':
    case 'RINKCOACHES':
      return found.coaches.has(attributeText(item, 'coachId'));
    case 'RINKUSES':
      return part === 'competition' && of === competition;
    case 'RINKS':
    case 'RINKNAME':
      return true;
    default:
      return false;
  }
}
