import { randomBytes } from 'node:crypto';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { paceFrom } from '../../../../shared/domain/day/rehearsal/pace.ts';
import { newRehearsalId } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { wholePanels } from '../../../../shared/domain/planning/published/keptPanels.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { allEntriesOfCompetition, peopleRecords } from '../../../store/entering/duplicates/repository.ts';
import { readPublished, type PublishedTrack } from '../../../store/planning/publishing/repository.ts';
import {
  storeNewRehearsal,
  openRehearsal,
  storeCopy,
  type StoredRehearsal,
} from '../../../store/day/rehearsals/repository.ts';
import { knownEntries } from '../../entering/duplicates/competitionProgrammes.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { copiedCompetition, copiedItems, type SourceOfDay } from './copyDay.ts';
import { inventedEntries } from './inventedEntries.ts';
import { putRehearsalPieces, rehearsalMusic } from './rehearsalMusic.ts';
import { shownRehearsal } from './shownRehearsal.ts';

/**
 * Copies a day of the published schedule with invented skaters. Its times are real ones, from now on.
 * @throws {ApiError} NotFound, also until a schedule is published; CompetitionArchived; RehearsalExists;
 * ValidationFailed (date, MustExist) for a day on which nobody skates, or only cancelled events
 */
export async function createRehearsal(request: Request<'createRehearsal'>): Promise<Rehearsal> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const [source, entries] = await Promise.all([
    loadSource(competitionId, body.date),
    enteredIn(competitionId),
  ]);
  const { competition, tracks } = source;
  const flights = tracks.flatMap((track) => track.flights);
  const [from, until] = timesOf(tracks);
  if (from === undefined || until === undefined) throw wrongField('date', 'MustExist');
  const placed = new Set(flights.flatMap(({ programmes }) => programmes));
  const id = newRehearsalId(competitionId, randomBytes(16).toString('base64url'));
  const { timeZone } = competition;
  const { date, ...pace } = paceFrom({ from, until, minutes: body.minutes, timeZone, now });
  const isPlayed = (programmeId: string) => placed.has(programmeId);
  const invented = inventedEntries(entries, { id, competition, isPlayed, now });
  const rehearsal: StoredRehearsal = {
    type: 'rehearsal',
    competitionId,
    id,
    plays: body.date,
    date,
    pace,
    flightIds: flights.map((flight) => flight.id),
    programmes: invented.programmeOf.size,
    by: session.name,
    createdAt: now.toISOString(),
    state: 'making',
  };
  await storeNewRehearsal(rehearsal);
  const music = rehearsalMusic(invented.entries, { id, form: source.form, now });
  await storeCopy([...copiedItems(source, { id, date, pace, invented, by: session.id, now }), ...music]);
  // Afterwards, so that deleting what broke off finds them by their records.
  if (music.length > 0) await putRehearsalPieces(id);
  await openRehearsal(rehearsal, copiedCompetition(source, { id, date, now }));
  return shownRehearsal({ ...rehearsal, state: 'ready' });
}

/** @throws {ApiError} NotFound; CompetitionArchived */
async function loadSource(competitionId: string, date: string): Promise<SourceOfDay> {
  const [competition, published, ice, rules] = await Promise.all([
    getCompetition(competitionId),
    readPublished(competitionId),
    findIce(competitionId),
    judgingRulesOf(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const form = await formOf(competition);
  const cancelled = new Set((form.cancelled ?? []).map(({ id }) => id));
  const tracks = published.tracks
    .filter((track) => track.date === date)
    .map((track) => trackWithoutEvents(track, cancelled));
  return { competition, form, ice, rules, tracks };
}

/** A published track without the flights of events, their blocks, and the panels that judge no other. */
function trackWithoutEvents(track: PublishedTrack, events: ReadonlySet<string>): PublishedTrack {
  const gone = new Set(track.flights.filter(({ eventId }) => events.has(eventId)).map(({ id }) => id));
  return {
    ...track,
    flights: track.flights.filter(({ id }) => !gone.has(id)),
    blocks: track.blocks.filter(({ flightId = '' }) => !gone.has(flightId)),
    panels: wholePanels(track.panels)
      .map((panel) => ({ ...panel, flightIds: panel.flightIds.filter((id) => !gone.has(id)) }))
      .filter(({ flightIds }) => flightIds.length > 0),
  };
}

async function enteredIn(competitionId: string) {
  const [entries, { aliases }] = await Promise.all([
    allEntriesOfCompetition(competitionId),
    peopleRecords(competitionId),
  ]);
  return knownEntries(entries, aliases);
}

/** When the first flight of a day starts and the last one ends; nothing on a day without flights. */
function timesOf(tracks: readonly PublishedTrack[]): number[] {
  const blocks = tracks.flatMap((track) => track.blocks).filter(({ flightId }) => flightId !== undefined);
  if (blocks.length === 0) return [];
  return [
    Math.min(...blocks.map(({ start }) => secondsOfTime(start))),
    Math.max(...blocks.map(({ start, seconds }) => secondsOfTime(start) + seconds)),
  ];
}
