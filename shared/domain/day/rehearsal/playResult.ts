import { undecidedStarters } from '../sheets/undecidedStarters.ts';
import type { DataOf } from '../../../contract/types.ts';
import type { Stage } from './playStep.ts';
import type { ScriptedStep } from './script.ts';

type Flight = DataOf<'listFlightResults'>['flights'][number];

type CorrectionStep = Extract<ScriptedStep, { readonly kind: 'correct' }>;

/** A step of a result that the referee has not approved yet. */
export class NotApproved extends Error {}

/** Plays the referee's and the organiser's steps on a result; each once, however often it is played. */
export async function playResult(step: ScriptedStep, stage: Stage): Promise<void> {
  const { competitionId, cast } = stage;
  const { flightId, panelId } = step;
  const params = { competitionId, flightId };
  if (step.kind === 'approve') {
    if (panelId === null) throw new Error('A flight without a panel has no referee');
    const referee = await cast.seated(panelId, 'referee');
    const { isApproved, revision, flight: sheets } = await referee('getFlightSheets', { params });
    if (isApproved) return;
    const confirmedUndecided = undecidedStarters(sheets.order).map(({ programmeId }) => programmeId);
    await referee('approveResult', { params, body: { revision, reason: null, confirmedUndecided } });
    return;
  }
  const { flights } = await cast.organiser('listFlightResults', { params: { competitionId } });
  const flight = flights.find(({ id }) => id === flightId);
  const result = flight?.result;
  if (!flight || !result) throw new NotApproved(`The result of ${flightId} is not approved`);
  const body = { version: result.version };
  switch (step.kind) {
    case 'hold':
      if (result.posted === null) await cast.organiser('holdResult', { params, body });
      return;
    case 'post':
      await cast.organiser('postResult', { params, body });
      return;
    case 'award':
      await cast.organiser('markAwarded', { params, body });
      return;
    case 'correct':
      return correct(step, flight, stage);
  }
}

/**
 * One mark was typed wrong: the first one of the skater. The organiser proposes the right one, the referee confirms it.
 * Only the first version is corrected.
 */
async function correct(
  { panelId, programmeId }: CorrectionStep,
  { id: flightId, columns: [column], result }: Flight,
  { competitionId, cast }: Stage,
): Promise<void> {
  const value = result?.rows.find((row) => row.programmeId === programmeId)?.columns[0];
  if (!result || result.version > 1 || !column || value === undefined || panelId === null) return;
  const params = { competitionId, flightId };
  const proposed = result.proposal?.id;
  const proposal =
    proposed ??
    (
      await cast.organiser('correctResult', {
        params,
        body: {
          version: result.version,
          reason: 'typedWrong',
          text: 'The sheet has another mark',
          marks: [
            { programmeId, seat: column.seat, column: column.id, value: value > 0 ? value - 1 : value + 1 },
          ],
          penalties: [],
          states: [],
        },
      })
    ).proposal;
  const referee = await cast.seated(panelId, 'referee');
  // In a rehearsal on the page the organiser plays both.
  const body = { proposal, reason: 'One person plays everybody' };
  await referee('confirmCorrection', { params, body });
}
