import type { DraftChange, DraftEvent } from '../../../../shared/contract/planning/draftParts.ts';
import { draftProblems } from '../../../../shared/domain/planning/draft/draftProblems.ts';
import { lockProblems } from '../../../../shared/domain/planning/draft/lockProblems.ts';
import { drawnFlights, needsReason } from '../../../../shared/domain/planning/draft/startOrders.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredDraft } from '../../../store/planning/draft/storedDraft.ts';
import { changeDraft, checkVersions } from './changeDraft.ts';
import { factsOfChange } from './draftFacts.ts';
import { flightHistoryWrites } from './draftHistory.ts';

/**
 * Changes parts of a competition's draft by hand, all or none.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where a part, or the whole plan, changed since it
 * was read; ValidationFailed with the problems of `draftProblems` and `lockProblems`, or (reason, NotNull)
 */
export async function updateScheduleDraft(request: Request<'updateScheduleDraft'>) {
  const { params, body, session, now } = request;
  return changeDraft(params.competitionId, now, async (draft) => {
    // Read after the draft: an event that is cancelled meanwhile changes the draft, and then both are read again.
    const competition = await getCompetition(params.competitionId);
    if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
    checkIsAsRead(draft, body);
    const facts = await factsOfChange(competition, draft, body, false);
    refuse([...lockProblems(draft, body, facts), ...draftProblems(draft, body, facts)]);

    const stored = new Map(draft.events.map((event) => [event.eventId, event]));
    const flightsOf = (eventId: string) => stored.get(eventId)?.flights ?? [];
    const isPublished = draft.published !== null;
    const isAsked = body.events.some(({ eventId, flights }) =>
      needsReason(flightsOf(eventId), flights, isPublished),
    );
    if (isAsked && body.reason === null) throw wrongField('reason', 'NotNull');

    const { tracks, panels, reason } = body;
    const events = body.events.map(({ eventId, version, isFrozen, flights }): DraftEvent => ({
      eventId,
      version,
      isFrozen,
      flights: drawnFlights(flightsOf(eventId), flights, {
        at: now.toISOString(),
        by: session.id,
        reason,
      }),
    }));
    const author = { by: session.id, at: now };
    const extraWrites = flightHistoryWrites(competition, draft, { events, reason }, author);
    return { tracks, events, panels, extraWrites, changedBy: session.id };
  });
}

function checkIsAsRead(draft: StoredDraft, body: DraftChange): void {
  if (draft.generation !== body.generation) throw new ApiError('VersionConflict');
  checkVersions(namedParts(draft), namedParts(body));
}

type Named = Pick<DraftChange, 'tracks' | 'events' | 'panels'> | StoredDraft;

const namedParts = ({ tracks, events, panels }: Named) => [
  ...tracks.map(({ surfaceId, date, version }) => ({ name: `track ${surfaceId} ${date}`, version })),
  ...events.map(({ eventId, version }) => ({ name: `event ${eventId}`, version })),
  ...panels.map(({ surfaceId, date, version }) => ({ name: `panels ${surfaceId} ${date}`, version })),
];
