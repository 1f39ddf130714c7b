import { usersIndex } from '../../../functions/store/keys.ts';
import { cardIntentKey } from '../../../functions/store/money/cards/keys.ts';
import type { DataPlace } from './place.ts';
import { storedKey, attributeText, type StoredItem } from './storedItem.ts';

/** What of a place belongs to one competition. */
export interface CompetitionSelection {
  /** The item as it goes along; null where it stays. */
  taken(item: StoredItem): StoredItem | null;
}

/**
 * What goes along with one competition: its own records and entries, the accounts of its families and managers, its coaches
 * and every rink, and links and calendar feeds of these. Entries of its families in other competitions, members and the
 * federation's settings stay.
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
  const taken = (item: StoredItem) => {
    if (!belongs(item, competition, found)) return null;
    const type = attributeText(item, 'type');
    if (type === 'user') return withRoleThere(withCoachThere(item, found), competition, found);
    return type === 'rink' ? { ...item, uses: { N: String(found.usesOf(attributeText(item, 'id'))) } } : item;
  };
  return { taken };
}

/** Ids by which the other items of a competition are found. */
class FoundIds {
  isThere = false;
  readonly forms = new Set<string>();
  readonly entries = new Set<string>();
  readonly accounts = new Set<string>();
  readonly coaches = new Set<string>();
  /** Partitions of payments by card, and of the provider's names of their money. */
  readonly cards = new Set<string>();
  readonly #competition: string;
  /** The coach that a duplicate was merged into. */
  readonly #mergedInto = new Map<string, string>();
  readonly #rinkUses: { readonly rink: string; readonly kind: string; readonly id: string }[] = [];
  /** Of accounts that are connected with a coach. */
  readonly #accountsOfCoaches: { readonly account: string; readonly coach: string }[] = [];

  constructor(competition: string) {
    this.#competition = competition;
  }

  note(item: StoredItem): void {
    const { pk, sk } = storedKey(item);
    const type = attributeText(item, 'type');
    const isOfIt = attributeText(item, 'competitionId') === this.#competition;
    const id = attributeText(item, 'id');
    if (type === 'competition' && id === this.#competition) this.isThere = true;
    if (type === 'form' && isOfIt) this.forms.add(id);
    if (type === 'entry' && isOfIt) {
      this.entries.add(id);
      this.accounts.add(attributeText(item, 'accountId'));
    }
    if (type === 'cardAttempt' && isOfIt) {
      this.cards.add(pk);
      const intent = attributeText(item, 'intent');
      if (intent !== '') this.cards.add(cardIntentKey(intent).pk);
    }
    if (type === 'user' && isOfIt) this.accounts.add(id);
    if (type === 'user' && attributeText(item, 'coachId') !== '')
      this.#accountsOfCoaches.push({ account: id, coach: attributeText(item, 'coachId') });
    if (type === 'coach' && attributeText(item, 'mergedInto') !== '')
      this.#mergedInto.set(id, attributeText(item, 'mergedInto'));
    if (type === 'rinkUse') {
      const [kind = '', of = ''] = sk.split('#');
      this.#rinkUses.push({ rink: pk.replace(/^RINKUSES#/, ''), kind, id: of });
    }
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
    return this.accounts.has(id) || this.isCoach(id);
  }

  isCoach(id: string): boolean {
    return this.#accountsOfCoaches.some(({ account, coach }) => account === id && this.coaches.has(coach));
  }

  /** Whether a rink is in use by the competition, its entries or one of its head coaches. */
  isUse(kind: string, id: string): boolean {
    return kind === 'headCoach' ? this.hasAccount(id) : id === this.#competition;
  }

  usesOf(rinkId: string): number {
    return this.#rinkUses.filter(({ rink, kind, id }) => rink === rinkId && this.isUse(kind, id)).length;
  }
}

/** A coach of other competitions alone stays, and so does the account's connection with the record. */
function withCoachThere(item: StoredItem, found: FoundIds): StoredItem {
  const coach = attributeText(item, 'coachId');
  return coach === '' || found.coaches.has(coach) ? item : { ...item, coachId: { NULL: true } };
}

/** Nobody administers another federation unasked, and another competition's manager has none there. */
function withRoleThere(item: StoredItem, competition: string, found: FoundIds): StoredItem {
  const role = attributeText(item, 'role');
  const isSuper = role === 'SUPER_ADMIN';
  if (!isSuper && (role !== 'MANAGER' || attributeText(item, 'competitionId') === competition)) return item;
  const there = isSuper && found.isCoach(attributeText(item, 'id')) ? 'HEAD_COACH' : 'SKATER';
  return { ...item, role: { S: there }, competitionId: { NULL: true }, gsi1pk: { S: usersIndex(there) } };
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
    case 'CARDATTEMPT':
    case 'CARDINTENT':
      return found.cards.has(pk);
    case 'ENTRY':
      return found.entries.has(id);
    case 'ACCOUNT':
      if (part === 'ENTRY') return attributeText(item, 'competitionId') === competition;
      return (part === 'SKATER' || part === 'FAMILYPRICE') && of === competition;
    case 'USER':
      if (part === 'SKATERPAGE' || part === 'FOLLOWED') return of === competition && found.hasAccount(id);
      return (sk === 'USER' || part === 'CALENDARFEED') && found.hasAccount(id);
    case 'LINK':
      return isLinkOf(item, found);
    case 'CALENDARFEED':
      return found.hasAccount(attributeText(item, 'accountId'));
    case 'SKATERPAGE':
      return (
        attributeText(item, 'competitionId') === competition &&
        found.hasAccount(attributeText(item, 'accountId'))
      );
    case 'EMAIL':
      return found.hasAccount(attributeText(item, 'userId'));
    case 'COACH':
      if (!found.coaches.has(id)) return false;
      return part === 'COACH' || ((part === 'PUPIL' || part === 'JUDGING') && of === competition);
    case 'COACHNUMBER':
    case 'RINKCOACHES':
      return found.coaches.has(attributeText(item, 'coachId'));
    case 'RINKUSES':
      return found.isUse(part ?? '', of ?? '');
    case 'RINKS':
    case 'RINKNAME':
      return true;
    default:
      return false;
  }
}

/** A link is an entry's, a coach's or an account's. */
function isLinkOf(item: StoredItem, found: FoundIds): boolean {
  const purpose = attributeText(item, 'purpose');
  if (purpose === 'partner') return found.entries.has(attributeText(item, 'entryId'));
  if (purpose === 'coach') return found.coaches.has(attributeText(item, 'coachId'));
  return found.hasAccount(attributeText(item, purpose === 'handover' ? 'accountId' : 'userId'));
}
