import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Item } from '../../../platform/table/read.ts';
import { rinkKey } from '../../keys.ts';
import { rinksById } from '../../people/rinks/repository.ts';
import { rinkOf } from '../../people/rinks/rink.ts';
import { findCompetition, type StoredCompetition, type StoredCompetitionDraft } from './repository.ts';

/** Competitions with the name and place of their rinks. All rinks are read in one call. */
export async function withRinks(competitions: readonly StoredCompetition[]): Promise<Competition[]> {
  const rinks = await rinksById(competitions.map(({ ring }) => ring));
  return competitions.map((competition) => {
    const rink = rinks.get(competition.ring);
    if (!rink) throw new Error(`Competition ${competition.id} has no rink ${competition.ring}`);
    rememberRink(competition);
    return { ...competition, rink };
  });
}

export async function withRink(competition: StoredCompetition): Promise<Competition> {
  const [joined] = await withRinks([competition]);
  if (!joined) throw new Error('One competition in, one out');
  return joined;
}

/** Some 100 bytes each. */
const MAX_SEEN = 1_000;

/** The rinks at which this process has seen competitions. A competition may move; then its rink is read anew. */
const seenRinks = new LruCache<string, string>(MAX_SEEN);

function rememberRink({ id, ring }: StoredCompetition): void {
  seenRinks.set(id, ring);
}

/** The item of a competition's rink, to read with the competition; none where its rink is not known yet. */
export function likelyRinkKeys(competitionId: string): Key[] {
  const rinkId = seenRinks.get(competitionId);
  return rinkId === undefined ? [] : [rinkKey(rinkId)];
}

/** As `withRink`. @param read items that may contain the rink's, by `likelyRinkKeys` */
export async function withReadRink(
  competition: StoredCompetition,
  read: readonly Item[],
): Promise<Competition> {
  rememberRink(competition);
  const { pk, sk } = rinkKey(competition.ring);
  const item = read.find((one) => one['pk'] === pk && one['sk'] === sk);
  return item ? { ...competition, rink: rinkOf(item) } : withRink(competition);
}

/**
 * The competition of a stored entry, with the name and place of its rink.
 * @throws Error when it does not exist: a competition is never deleted while it has entries
 */
export async function competitionWithRink(competitionId: string): Promise<Competition> {
  const competition = await findCompetition(competitionId);
  if (!competition) throw new Error(`An entry has no competition ${competitionId}`);
  return withRink(competition);
}

/** Drafts with the name and place of their rinks; null where no rink is chosen yet. */
export async function draftsWithRinks(
  drafts: readonly StoredCompetitionDraft[],
): Promise<CompetitionDraft[]> {
  const known = drafts.flatMap(({ ring }) => (ring === null ? [] : [ring]));
  const rinks = known.length === 0 ? new Map<string, never>() : await rinksById(known);
  return drafts.map((draft) => ({ ...draft, rink: rinks.get(draft.ring ?? '') ?? null }));
}

export async function draftWithRink(draft: StoredCompetitionDraft): Promise<CompetitionDraft> {
  const [joined] = await draftsWithRinks([draft]);
  if (!joined) throw new Error('One draft in, one out');
  return joined;
}
