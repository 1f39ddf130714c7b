import type { CodeKind } from '../../shared/contract/core/roles.ts';
import type { BodyOf, DataOf } from '../../shared/contract/types.ts';
import { instantIn } from './days.ts';
import { Caller } from './caller.ts';
import { LATER, MORNING, newPanels } from './judges.ts';
import { demoAccount } from './people.ts';
import { publishDraft, type StagedSchedule } from './schedules.ts';

/** Somebody without an account who has opened a code. */
export interface Holder {
  readonly caller: Caller;
  readonly competitionId: string;
  readonly codeId: string;
}

type Purpose = Partial<BodyOf<'createCode'>> & { readonly competitionId: string; readonly kind: CodeKind };

/** Makes a code by the super administrator, valid for half a day: a rehearsal that began before midnight has no more. */
export async function newCode({ competitionId, ...change }: Purpose): Promise<DataOf<'createCode'>> {
  const admin = await demoAccount('superadmin');
  const body = { label: 'Volunteers', expiresAt: instantIn(0.5), ...change };
  return admin.data('createCode', { params: { competitionId }, body });
}

/** Makes a code and opens it as Lou Field, or by another name. */
export async function newHolder(purpose: Purpose, name = 'Lou Field'): Promise<Holder> {
  const { id, code } = await newCode(purpose);
  const caller = new Caller();
  await caller.data('openCode', { body: { code, name } });
  return { caller, competitionId: purpose.competitionId, codeId: id };
}

/** A holder whose check-in code the organiser has withdrawn. */
export async function newWithdrawnHolder(competitionId: string): Promise<Caller> {
  const { caller, codeId } = await newHolder({ competitionId, kind: 'checkIn' });
  const admin = await demoAccount('superadmin');
  await admin.data('revokeCode', { params: { competitionId, codeId } });
  return caller;
}

/** A published schedule with the two panels of `newPanels`. */
export async function newPublishedPanels(): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newPanels();
  const { params, competition } = staged;
  const draft = await admin.data('getScheduleDraft', { params });
  const panel = (id: string, flightId: string) => ({
    id,
    flightIds: [flightId],
    judges: [null, null, null],
    referee: null,
  });
  const date = competition.startDate;
  const panels = [panel(MORNING, 'f1'), panel(LATER, 'f2')];
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: draft.generation,
      panels: [{ surfaceId: 'a', date, version: 0, panels }],
      reason: 'Tablets',
    },
  });
  await publishDraft(admin, params);
  return staged;
}

/** Makes the purpose of a code for the first judge of a published panel. */
export async function newPublishedPanel(): Promise<Purpose> {
  const { competition } = await newPublishedPanels();
  return { competitionId: competition.id, kind: 'panel', panelId: MORNING, seat: 'judge1' };
}
