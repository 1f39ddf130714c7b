import { findCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type {
  ListedSkater,
  ListedTeam,
  StoredListedEntry,
} from '../../../store/entering/entries/listedEntry.ts';
import { listRows } from '../../../store/entering/entries/listRows.ts';
import { entriesOfCompetition, type List } from '../../../store/entering/entries/lists.ts';
import type { DanceEntry } from '../../../store/entering/entries/storedEntry.ts';

/** What a competition's programmes and people are made of; a stored entry has it too. */
export type ProgrammeEntry = ListedSkater | ListedTeam | DanceEntry;

/** More rows than a page of the database has. */
const PAGE = 5_000;

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
}

async function everyPage<Entry>(
  list: Omit<List, 'cursor'>,
  read: (list: List) => Promise<Page<Entry>>,
): Promise<Entry[]> {
  const found: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ ...list, cursor, size: PAGE });
    found.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** A competition's entries of a kind as lists show them: from their rows, a fifth of the entries, where all have one. */
export async function entriesOfKind(
  { id, entryRows }: Pick<StoredCompetition, 'id' | 'entryRows'>,
  kind: StoredListedEntry['kind'],
): Promise<StoredListedEntry[]> {
  return everyPage<StoredListedEntry>(
    { competitionId: id, kind },
    entryRows ? listRows : entriesOfCompetition,
  );
}

/** What tells whether all entries have rows; a draft has no entries. */
type RowsOf = Pick<StoredCompetition, 'id'> & { readonly entryRows?: boolean | undefined };

/**
 * A competition's entries of all kinds. Dances are read whole: rows do not say in which events the partner skates.
 * @param known the competition, where it is read anyway
 */
export async function programmeEntries(
  competitionId: string,
  known?: Promise<RowsOf | null>,
): Promise<ProgrammeEntry[]> {
  const competition = (await (known ?? findCompetition(competitionId))) ?? { id: competitionId };
  const [skaters, teams, dances] = await Promise.all([
    entriesOfKind(competition, 'individual'),
    entriesOfKind(competition, 'team'),
    everyPage({ competitionId, kind: 'dance' }, entriesOfCompetition),
  ]);
  return [
    ...[...skaters, ...teams].filter((entry) => entry.kind !== 'dance'),
    ...dances.filter((entry) => entry.kind === 'dance'),
  ];
}
