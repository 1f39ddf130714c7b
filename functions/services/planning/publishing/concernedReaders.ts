import { withWalkOns, type WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import { dayStamp } from '../../../store/core/stamps/stampRepository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { familiesOf } from '../../../store/people/accounts/accounts.ts';
import { stampedCopy, type StampedCopy } from '../../core/stampedCopy.ts';
import { programmeEntries } from '../../entering/duplicates/programmeEntries.ts';
import { canonicalCoach, coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import type { PlanOfVersion } from '../published/publishedPlans.ts';
import { entryIdOf } from './touchedReaders.ts';

/** The families and coaches of a published version, as far as its mails do not change them. */
interface ConcernedReaders {
  readonly families: readonly {
    readonly id: string;
    readonly name: string;
    readonly entryId: string | null;
  }[];
  readonly coaches: readonly {
    readonly id: string;
    readonly name: string;
    readonly accountId: string | null;
  }[];
}

/** Some 60 KB each. */
const CACHE_SIZE = 4;
const copies = new LruCache<string, StampedCopy<ConcernedReaders>>(CACHE_SIZE);

/**
 * Who is in a published version. The page asks every five seconds while its mails leave: meanwhile this process reads
 * them again only when an entry has changed, or after five minutes.
 */
export async function concernedReaders(
  competitionId: string,
  { published, walkOns }: { readonly published: PlanOfVersion; readonly walkOns: WalkOns },
  now: Date,
): Promise<ConcernedReaders> {
  const { entries: stamp, entriesChangedAt: changedAt } = await dayStamp(competitionId);
  const joined = [...walkOns.values()].flat().join(' ');
  const key = `${competitionId} ${String(published.version)} ${joined}`;
  return stampedCopy(copies, key, { stamp, readAt: now.getTime(), changedAt }, () =>
    readReaders(competitionId, withWalkOns(published.plan, walkOns)),
  );
}

async function readReaders(
  competitionId: string,
  { flights, panels }: Pick<PlanOfVersion['plan'], 'flights' | 'panels'>,
): Promise<ConcernedReaders> {
  const ids = new Set(flights.flatMap(({ programmes }) => programmes.map(entryIdOf)));
  const skating = (await programmeEntries(competitionId)).filter(
    (entry) => ids.has(entry.id) && !isErased(entry),
  );
  const coachIds = [
    ...skating.flatMap(({ entryCoach }) => entryCoach?.id ?? []),
    ...panels.flatMap(({ judges, referee }) => [...judges, referee].flatMap((id) => id ?? [])),
  ];
  const [known, families] = await Promise.all([
    coachesWithMerged([...new Set(coachIds)]),
    familiesOf([...new Set(skating.map(({ accountId }) => accountId))]),
  ]);
  const coaches = new Map(
    coachIds.flatMap((id) => {
      const coach = canonicalCoach(known, id);
      return coach ? [[coach.id, coach] as const] : [];
    }),
  );
  return {
    families: [...families.values()].map(({ id, name }) => ({
      id,
      name,
      entryId: skating.find(({ accountId }) => accountId === id)?.id ?? null,
    })),
    coaches: [...coaches.values()].map(({ id, name, accountId }) => ({ id, name, accountId })),
  };
}
