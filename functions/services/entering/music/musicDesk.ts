import type { DeskReport } from '../../../../shared/contract/entering/music/desk.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { desksOf, storeDesk, storePlays } from '../../../store/entering/music/desks.ts';

/** A desk reports each minute; after this many it has been closed, or has no network. */
const SEEN_MINUTES = 3;

/**
 * Stores that a desk plays a surface and what it has played, and finds the others of that surface.
 * @throws {ApiError} NotFound
 */
export async function reportMusicDesk(
  { competitionId, deskId }: ParsedRequest<'reportMusicDesk'>['params'],
  { surfaceId, plays }: ParsedRequest<'reportMusicDesk'>['body'],
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<DeskReport> {
  const { endDate } = await getCompetition(competitionId);
  await Promise.all([
    storeDesk(competitionId, surfaceId, { deskId, name: by.name, at: now.toISOString() }),
    storePlays(competitionId, plays, { deskId, by: by.id, lastDay: endDate }),
  ]);
  const earliest = new Date(now.getTime() - SEEN_MINUTES * 60_000).toISOString();
  const desks = await desksOf(competitionId, surfaceId);
  return {
    others: desks
      .filter((desk) => desk.deskId !== deskId && desk.at >= earliest)
      .map(({ name, at }) => ({ name, at })),
  };
}
