import type { PlanCoach } from '../../../../shared/contract/core/planningFiles.ts';
import { certificatesOnAll } from '../../../../shared/domain/people/coaches/certificates.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { coachesOfRink } from '../../../store/people/coaches/repository.ts';
import { reachOf, type RinkCoach, type StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import type { StoredJudge } from '../../../store/planning/panels/storedJudges.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';
import type { CompetitionProgramme } from '../../entering/duplicates/competitionProgrammes.ts';

/** What a plan needs of a coach's record. */
export type KnownCoach = Pick<
  StoredCoach,
  'id' | 'name' | 'state' | 'mergedInto' | 'rinkIds' | 'certificates'
>;

/** With what the panels show of a coach. */
export type PanelCoach = KnownCoach &
  Pick<StoredCoach, 'professional' | 'mergedIds'> &
  ReturnType<typeof reachOf>;

type CoachedProgramme = Pick<CompetitionProgramme, 'coachId' | 'rinkId'>;

export interface PlannedCoaches {
  readonly planCoaches: PlanCoach[];
  /** By name. */
  readonly named: { readonly id: string; readonly name: string }[];
  /** The coach that an id in an entry stands for today; null where there is none. */
  readonly current: (coachId: string | null) => string | null;
}

/** With the records by id, and with those into which they were merged. */
interface LoadedCoaches extends PlannedCoaches {
  readonly known: ReadonlyMap<string, PanelCoach>;
}

/**
 * The coaches of a competition: those whom its programmes name, those who were asked to judge, and the confirmed ones of
 * the entered rinks who hold a certificate on all its days.
 */
export async function loadCoaches(
  programmes: readonly CoachedProgramme[],
  days: readonly string[],
  judges: readonly StoredJudge[],
): Promise<LoadedCoaches> {
  const asked = new Map(judges.map((judge) => [judge.coachId, judge]));
  const ids = new Set([...programmes.flatMap(({ coachId }) => coachId ?? []), ...asked.keys()]);
  const rinkIds = new Set(programmes.flatMap(({ rinkId }) => rinkId ?? []));
  const there = await Promise.all([...rinkIds].map((rinkId) => coachesOfRink(rinkId, false)));
  const known = await panelCoaches(ids, there.flat());
  return { ...plannedCoaches(programmes, days, asked, known), known };
}

/** Coaches by id and the confirmed ones of rinks: one by one only those who stand in no list, and merged ones. */
async function panelCoaches(ids: ReadonlySet<string>, listed: readonly RinkCoach[]) {
  const rows = new Map(listed.map((coach) => [coach.coachId, coach]));
  const confirmed = listed.filter(({ state }) => state === 'confirmed').map(({ coachId }) => coachId);
  const needed = [...new Set([...ids, ...confirmed])];
  const others = await coachesWithMerged(needed.filter((id) => !rows.get(id)?.record));
  const coaches = needed.flatMap((id): PanelCoach[] => {
    const { name, state, record } = rows.get(id) ?? {};
    return name && state && record ? [{ id, name, state, mergedInto: null, ...record }] : [];
  });
  const read = [...others.values()].map((coach): PanelCoach => ({ ...coach, ...reachOf(coach) }));
  return new Map([...read, ...coaches].map((coach) => [coach.id, coach]));
}

/**
 * @param asked who was asked to judge, by coach
 * @param known coaches with those they were merged into, by id: all who may be planned with
 */
export function plannedCoaches(
  programmes: readonly CoachedProgramme[],
  days: readonly string[],
  asked: ReadonlyMap<string, Pick<StoredJudge, 'state' | 'available'>>,
  known: ReadonlyMap<string, KnownCoach>,
): PlannedCoaches {
  const ids = new Set([...programmes.flatMap(({ coachId }) => coachId ?? []), ...asked.keys()]);
  const rinkIds = new Set(programmes.flatMap(({ rinkId }) => rinkId ?? []));
  const current = (id: string | null) => (id === null ? null : (canonicalCoach(known, id)?.id ?? null));
  const coaching = new Set([...ids].flatMap((id) => current(id) ?? []));
  const coaches = [...known.values()].filter(
    (coach) => coaching.has(coach.id) || (!coach.mergedInto && certificatesOf(coach, days).length > 0),
  );
  coaches.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const pupils = Map.groupBy(programmes, ({ coachId }) => current(coachId));
  return {
    planCoaches: coaches.map((coach) => ({
      id: coach.id,
      rinkId: mainRink(coach, pupils.get(coach.id) ?? [], rinkIds),
      certificates: certificatesOf(coach, days),
      skaterId: null,
      available: timesOf(asked.get(coach.id)),
    })),
    named: coaches.map(({ id, name }) => ({ id, name })),
    current,
  };
}

/** A judge who declined has no times. */
const timesOf = (judge: Pick<StoredJudge, 'state' | 'available'> | undefined) =>
  judge?.state === 'declined' ? [] : (judge?.available ?? null);

/** A coach who awaits the head coach's word does not judge. */
const certificatesOf = ({ state, certificates }: KnownCoach, days: readonly string[]) =>
  state === 'confirmed' ? certificatesOnAll(certificates, days) : [];

const keyOf = ({ name, id }: KnownCoach) => `${nameOrder(name)} ${id}`;

/**
 * The rink for which a coach counts on a panel: of the coach's entered rinks the one with most of the pupils. Null for a
 * guest, whose rink nobody skates for.
 */
function mainRink(
  { rinkIds }: KnownCoach,
  pupils: readonly CoachedProgramme[],
  entered: ReadonlySet<string>,
): string | null {
  const counts = Map.groupBy(pupils, ({ rinkId }) => rinkId);
  const [most] = rinkIds
    .filter((rinkId) => entered.has(rinkId))
    .map((rinkId) => ({ rinkId, pupils: counts.get(rinkId)?.length ?? 0 }))
    .sort((one, other) => other.pupils - one.pupils);
  return most?.rinkId ?? null;
}
