import type { EventEntry } from '../../../../shared/contract/entering/entries/places.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../../platform/http/requestContext.ts';
import { entryPage } from '../../../services/entering/entries/views/entryPage.ts';
import {
  danceRowOf,
  skaterRowOf,
  teamRowOf,
  type ReferencesByAccount,
} from '../../../services/entering/entries/views/entryRows.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { homeRinksOf } from '../../../store/entering/entries/lists.ts';
import { entriesOfEvent } from '../../../store/entering/entries/repository.ts';
import { familyReferencesOf } from '../../../store/entering/families/familyReferences.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';

export const listSkaters: Handler<'listSkaters'> = async (request) => {
  const { entries, nextCursor } = await entryPage('individual', request);
  const references = await visibleReferences(request, entries);
  return { data: entries.map((entry) => skaterRowOf(entry, request.session, references)), nextCursor };
};

export const listTeams: Handler<'listTeams'> = async (request) => {
  const { entries, nextCursor } = await entryPage('team', request);
  const references = await visibleReferences(request, entries);
  return { data: entries.map((entry) => teamRowOf(entry, request.session, references)), nextCursor };
};

export const listDances: Handler<'listDances'> = async (request) => {
  const { entries, nextCursor } = await entryPage('dance', request);
  const references = await visibleReferences(request, entries);
  return { data: entries.map((entry) => danceRowOf(entry, request.session, references)), nextCursor };
};

/** The family references for organisers; head coaches see none. */
async function visibleReferences(
  { params, session }: Pick<Request<'listSkaters'>, 'params' | 'session'>,
  entries: readonly { readonly accountId: string }[],
): Promise<ReferencesByAccount> {
  if (session.role === 'HEAD_COACH') return new Map();
  return familyReferencesOf(
    params.competitionId,
    entries.map(({ accountId }) => accountId),
  );
}

export const listHomeRinks: Handler<'listHomeRinks'> = async ({ params: { competitionId } }) => {
  const [competition, rinks] = await Promise.all([
    findCompetition(competitionId),
    homeRinksOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: rinks };
};

export const listEventEntries: Handler<'listEventEntries'> = async ({ params, query }) => {
  const { competitionId, eventId } = params;
  const [competition, page] = await Promise.all([
    findCompetition(competitionId),
    entriesOfEvent(competitionId, eventId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: page.entries.map((entry) => eventEntryOf(entry, eventId)), nextCursor: page.nextCursor };
};

function eventEntryOf(entry: StoredEntry, eventId: string): EventEntry {
  const event = entry.events.find(({ id }) => id === eventId);
  return { ...entry, price: event?.price ?? 0 };
}
