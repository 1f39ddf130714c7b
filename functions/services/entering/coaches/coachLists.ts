import { COACH_STATES, type Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { CoachName, CompetitionCoach } from '../../../../shared/contract/people/coaches/entryCoaches.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';
import { chainedCursor, chainedPlace } from '../../../platform/table/chainedLists.ts';
import { invalidCursor } from '../../../platform/table/cursor.ts';
import { coachIdsOfCompetition } from '../../../store/entering/coaches/pupils.ts';
import {
  coachesById,
  coachesNamed,
  coachesOfRink,
  coachPage,
} from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { resolveHomeRink } from '../entries/save/homeRink.ts';
import { keepsCoach, shownCoach } from '../../people/coaches/coachRights.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';

/** A page is filled up to this number before it ends at a state's last coach. */
const FULL_PAGE = 25;

/**
 * Coaches that await confirmation first, then by name; a rink's in one page.
 * @throws {ApiError} ValidationFailed (cursor, MustValid)
 */
export async function listCoaches({ query, session }: Request<'listCoaches'>) {
  const rinkId = session.role === 'HEAD_COACH' ? (session.rinkId ?? '') : query.rinkId;
  if (rinkId !== undefined) {
    if (query.cursor !== undefined) throw invalidCursor();
    return { data: await listedAtRink(rinkId, query), nextCursor: null };
  }
  const states = { of: ['coaches', query.search], names: query.state ? [query.state] : COACH_STATES };
  let { name: state, cursor } = chainedPlace(states, query.cursor);
  const data: Coach[] = [];
  for (;;) {
    const page = await coachPage({ state, search: query.search, cursor });
    data.push(...page.coaches.map(shownCoach));
    const nextCursor = chainedCursor(states, state, page.nextCursor);
    if (nextCursor === null || page.nextCursor !== null || data.length >= FULL_PAGE)
      return { data, nextCursor };
    ({ name: state, cursor } = chainedPlace(states, nextCursor));
  }
}

async function listedAtRink(
  rinkId: string,
  { state, search = '' }: Request<'listCoaches'>['query'],
): Promise<Coach[]> {
  const there = await coachesOfRink(rinkId);
  const wanted = there.filter(
    (coach) =>
      (state === undefined || coach.state === state) && nameOrder(coach.name).startsWith(nameOrder(search)),
  );
  const coaches = await coachesById(
    wanted.map(({ coachId }) => coachId),
    true,
  );
  return [...coaches.values()].map(shownCoach).sort(byStateAndName);
}

const rankOf = ({ state, name }: Coach) => `${String(COACH_STATES.indexOf(state))} ${nameOrder(name)}`;
const byStateAndName = (one: Coach, other: Coach) => (rankOf(one) < rankOf(other) ? -1 : 1);

/** As many names as a choice shows for a search. */
const MAX_NAMES = 20;

/** Names for the choice in entry forms. Unconfirmed ones are texts of other families, so they are left out. */
export async function listCoachNames({
  rink,
  search,
}: Request<'listCoachNames'>['query']): Promise<CoachName[]> {
  if (rink !== undefined) {
    const { homeRinkId } = await resolveHomeRink(rink, '');
    const there = homeRinkId === null ? [] : await coachesOfRink(homeRinkId);
    return there
      .filter(({ state }) => state === 'confirmed')
      .map(({ coachId: id, name }) => ({ id, name, rinkIds: [homeRinkId ?? ''] }))
      .sort((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
  }
  const found = search === undefined ? [] : await coachesNamed(search, MAX_NAMES);
  return found.map(({ id, name, rinkIds }) => ({ id, name, rinkIds }));
}

/** The coaches of a competition's entries, by name; a duplicate stands in the coach that it was merged into. */
export async function coachesOfCompetition(
  competitionId: string,
  session: Session,
): Promise<CompetitionCoach[]> {
  const named = await coachIdsOfCompetition(competitionId);
  const known = await coachesWithMerged(named);
  const current = new Map<string, { readonly coach: StoredCoach; readonly mergedIds: string[] }>();
  for (const id of named) {
    const coach = canonicalCoach(known, id);
    if (!coach) continue;
    const found = current.get(coach.id) ?? { coach, mergedIds: [] };
    if (id !== coach.id) found.mergedIds.push(id);
    current.set(coach.id, found);
  }
  return [...current.values()]
    .map(({ coach, mergedIds }) => competitionCoach(coach, mergedIds, session))
    .sort((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
}

/** Head coaches see contact and number of their own rink's coaches alone. */
function competitionCoach(coach: StoredCoach, mergedIds: string[], session: Session): CompetitionCoach {
  const { state, ...fields } = coach;
  const seesContact = session.role !== 'HEAD_COACH' || keepsCoach(session, coach);
  return {
    ...fields,
    mergedIds,
    state: state === 'awaiting' ? 'awaiting' : 'confirmed',
    ...(!seesContact && { professional: null, email: null }),
  };
}
