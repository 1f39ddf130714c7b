import type { Check } from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import { RULE_SOURCES } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { sharedNumbers } from '../../../../../shared/domain/people/membership/sharedNumbers.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import type { Session } from '../../../../platform/http/session.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import type { StoredListedEntry } from '../../../../store/entering/entries/listedEntry.ts';
import { markedNumbers } from '../../../../store/entering/entries/markedNumbers.ts';
import { usesOfNumbers, type NumberUse } from '../../../../store/entering/entries/memberNumbers.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import { getEntriesByKey } from '../../../../store/entering/entries/repository.ts';

/** The stored findings of an entry, with the names its people have now. */
export function findingsWithNames(entry: StoredListedEntry): Check[] {
  const names = peopleOf(entry).map(({ fullName }) => fullName);
  return entry.checks.map((check) => ({
    ...check,
    name: check.person === null ? null : (names[check.person] ?? null),
  }));
}

/**
 * Entries with a finding for each membership number that two people of the competition share, for
 * organisers alone: families and coaches may not learn about other children. Computed on reading, so that
 * of two entries submitted at the same moment both have it.
 */
export async function withSharedNumbers<Entry extends StoredListedEntry>(
  entries: readonly Entry[],
  competition: Pick<StoredCompetition, 'id' | 'eligibility' | 'numberItems'>,
  viewer: Pick<Session, 'role'>,
): Promise<Entry[]> {
  const isOrganiser = viewer.role === 'MANAGER' || viewer.role === 'SUPER_ADMIN';
  if (!isOrganiser || competition.eligibility.rules.membership === 'off') return [...entries];
  const numbers = new Set(
    entries.flatMap((entry) => peopleOf(entry).flatMap(({ isi }) => memberNumber(isi) ?? [])),
  );
  const asked = competition.numberItems ? await markedAmong(numbers, competition.id) : numbers;
  const shared = sharedNumbers(await usesOfNumbers(competition.id, asked));
  if (shared.size === 0) return [...entries];
  const names = await loadNames([...shared.values()].flat());
  return entries.map((entry) => ({
    ...entry,
    checks: [...entry.checks, ...sharedNumberFindings(entry, shared, names)],
  }));
}

async function markedAmong(numbers: ReadonlySet<string>, competitionId: string) {
  const marked = await markedNumbers(competitionId);
  return new Set([...numbers].filter((number) => marked.has(number)));
}

function sharedNumberFindings(
  entry: StoredListedEntry,
  shared: ReadonlyMap<string, readonly NumberUse[]>,
  names: ReadonlyMap<string, string>,
): StoredListedEntry['checks'] {
  return [...shared].flatMap(([number, uses]) =>
    uses
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ person, who }) => {
        const others = uses.filter((use) => use.who !== who).flatMap((use) => names.get(nameKey(use)) ?? []);
        return {
          rule: 'membership',
          outcome: 'warn',
          reason: 'memberShared',
          person,
          event: null,
          facts: { number, others: [...new Set(others)].join(', ') },
          source: RULE_SOURCES.membership,
        } as const;
      }),
  );
}

const nameKey = ({ entryId, person }: NumberUse) => `${entryId} ${person}`;

async function loadNames(uses: readonly NumberUse[]): Promise<Map<string, string>> {
  const entries = new Map((await getEntriesByKey(uses)).map((entry) => [entry.id, entry]));
  return new Map(
    uses.flatMap((use) => {
      const entry = entries.get(use.entryId);
      const name = entry && peopleOf(entry)[use.person]?.fullName;
      return name ? [[nameKey(use), name] as const] : [];
    }),
  );
}
