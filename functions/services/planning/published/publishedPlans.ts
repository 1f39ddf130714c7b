import type { PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import type { FlightsBegun } from '../../../../shared/domain/planning/published/keptPanels.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import {
  findPublished,
  findVersion,
  publishedTracks,
  writtenFlights,
  type PublishedVersion,
} from '../../../store/planning/publishing/repository.ts';
import { LruCache } from '../../../platform/LruCache.ts';

/** A published version as one plan. */
export interface PlanOfVersion {
  readonly version: number;
  /** The UTC instant of its publication. */
  readonly at: string;
  /** Ids of events that were cancelled since: none of their flights gets under way. */
  readonly cancelledEvents: readonly string[];
  /** The flights whose sheets may have something; null where only the sheets say it. */
  readonly written: ReadonlySet<string> | null;
  readonly plan: PublishedPlan & { readonly panels: readonly PublishedPanel[] };
}

/** The flights of a version that have started or have marks, which the day alone knows. */
export type BegunFlights = (published: PublishedVersion) => Promise<FlightsBegun>;

/** Plans of some 250 KB each; a version never changes, so a copy is right for ever. */
const CACHE_SIZE = 8;
const cache = new LruCache<string, Promise<PlanOfVersion['plan']>>(CACHE_SIZE);

/** The published version of a competition; null until there is one. */
export async function publishedPlan(competitionId: string): Promise<PlanOfVersion | null> {
  const published = await findPublished(competitionId);
  return published && planOfVersion(published, writtenFlights(published));
}

/** A version by its number. */
export async function planBefore(competitionId: string, version: number): Promise<PlanOfVersion | null> {
  const found = version < 1 ? null : await findVersion(competitionId, version);
  return found && planOfVersion(found, null);
}

async function planOfVersion(
  version: PublishedVersion,
  written: PlanOfVersion['written'],
): Promise<PlanOfVersion> {
  const { at, cancelledEvents = [] } = version;
  return { version: version.version, at, cancelledEvents, written, plan: await cachedPlan(version) };
}

/** Of these flights those whose sheets may have something. */
export const writtenAmong = (
  { written }: Pick<PlanOfVersion, 'written'>,
  flightIds: readonly string[],
): readonly string[] => (written ? flightIds.filter((id) => written.has(id)) : flightIds);

/** The tracks of a version as one plan, which this process may have. */
export function cachedPlan(version: PublishedVersion): Promise<PlanOfVersion['plan']> {
  const key = keyOf(version);
  const found = cache.get(key) ?? readPlan(version);
  cache.set(key, found);
  return found;
}

const keyOf = ({ competitionId, publication }: PublishedVersion) => `${competitionId} ${publication}`;

async function readPlan(version: PublishedVersion): Promise<PlanOfVersion['plan']> {
  try {
    const tracks = await publishedTracks(version);
    return {
      flights: tracks.flatMap(({ flights }) => flights),
      blocks: tracks.flatMap(({ surfaceId, date, blocks }) =>
        blocks.map((block) => ({ surfaceId, date, ...block })),
      ),
      panels: tracks.flatMap(({ surfaceId, date, panels }) =>
        panels.map((panel) => ({ surfaceId, date, ...panel })),
      ),
    };
  } catch (error) {
    cache.delete(keyOf(version));
    throw error;
  }
}

/** The published plan without the flights of events that were cancelled since, and without their blocks. */
export function skatedPlan({ plan, cancelledEvents }: PlanOfVersion): PlanOfVersion['plan'] {
  const isCancelled = ({ eventId }: { readonly eventId: string }) => cancelledEvents.includes(eventId);
  const cancelled = new Set(plan.flights.filter(isCancelled).map(({ id }) => id));
  if (cancelled.size === 0) return plan;
  return {
    ...plan,
    flights: plan.flights.filter(({ id }) => !cancelled.has(id)),
    blocks: plan.blocks.filter(({ flightId = '' }) => !cancelled.has(flightId)),
  };
}
