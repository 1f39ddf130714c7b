import { sharedNumbers } from '../../../shared/domain/membership/sharedNumbers.ts';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import { RULE_SOURCES } from '../../../shared/domain/eligibility/rules.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import { peopleOf } from './findingsWithNames.ts';
import { getEntriesByKey } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';
import type { Session } from '../../platform/http/session.ts';
import { usesOfNumbers, type NumberUse } from './memberNumbers.ts';

type KeptCheck = StoredEntry['checks'][number];

/**
 * Entries with what else the organiser is told of them: a membership number that somebody else of the
 * competition has too, whoever entered them. Read when it is asked, so that of two who come in at one
 * moment both are named. A family does not learn of another family's child, nor a coach of another rink's.
 */
export async function withSharedNumbers<Entry extends StoredEntry>(
  entries: readonly Entry[],
  competition: Pick<StoredCompetition, 'id' | 'eligibility'>,
  viewer: Pick<Session, 'role'>,
): Promise<Entry[]> {
  const isOrganiser = viewer.role === 'MANAGER' || viewer.role === 'SUPER_ADMIN';
  if (!isOrganiser || competition.eligibility.rules.membership === 'off') return [...entries];
  const numbers = new Set(
    entries.flatMap((entry) => peopleOf(entry).flatMap(({ isi }) => memberNumber(isi) ?? [])),
  );
  if (numbers.size === 0) return [...entries];
  const shared = sharedNumbers(await usesOfNumbers(competition.id, numbers));
  if (shared.size === 0) return [...entries];
  const names = await namesOf([...shared.values()].flat());
  return entries.map((entry) => ({ ...entry, checks: [...entry.checks, ...sharedIn(entry, shared, names)] }));
}

function sharedIn(
  entry: StoredEntry,
  shared: ReadonlyMap<string, readonly NumberUse[]>,
  names: ReadonlyMap<string, string>,
): KeptCheck[] {
  return [...shared].flatMap(([number, uses]) =>
    uses
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ person, who }) => {
        const others = uses.filter((use) => use.who !== who).flatMap((use) => names.get(nameOf(use)) ?? []);
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

const nameOf = ({ entryId, person }: NumberUse) => `${entryId} ${person}`;

async function namesOf(uses: readonly NumberUse[]): Promise<Map<string, string>> {
  const entries = new Map((await getEntriesByKey(uses)).map((entry) => [entry.id, entry]));
  return new Map(
    uses.flatMap((use) => {
      const entry = entries.get(use.entryId);
      const name = entry && peopleOf(entry)[use.person]?.fullName;
      return name ? [[nameOf(use), name] as const] : [];
    }),
  );
}
