import type { Coach } from '../../shared/contract/people/coaches/coaches.ts';
import type { Certificate } from '../../shared/contract/core/planningWords.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';
import { askToJudge, coachBodyOf, newCoachAccount } from './coaches.ts';
import { entryBody } from './competitions.ts';
import { demoAccount, newFamily } from './people.ts';
import { newScheduled, type StagedSchedule } from './schedules.ts';

export interface Judge {
  readonly caller: Caller;
  readonly coach: Coach;
}

/** A coach with an account and a certificate, who has accepted to judge unless `answer` says otherwise. */
export async function newJudge(
  competitionId: string,
  certificate: Certificate | null,
  answer: Partial<BodyOf<'updateJudge'>> = {},
  rinkId?: string,
): Promise<Judge> {
  const judge = await newCertifiedCoach(certificate, rinkId);
  await askToJudge(competitionId, judge.coach.id, { state: 'accepted', ...answer });
  return judge;
}

/** A coach with an account and a certificate. */
export async function newCertifiedCoach(certificate: Certificate | null, rinkId?: string): Promise<Judge> {
  const admin = await demoAccount('superadmin');
  const { caller, coach } = await newCoachAccount('SKATER', rinkId);
  const current = await admin.data('getCoach', { params: { coachId: coach.id } });
  const certificates = certificate === null ? [] : [{ certificate, date: '2020-01-01', expiry: null }];
  const body = { ...coachBodyOf(current), certificates };
  return { caller, coach: await admin.data('updateCoach', { params: { coachId: coach.id }, body }) };
}

export const MORNING = 'panel-f1';
export const LATER = 'panel-f2';

/**
 * A competition with two panels on the main ice: flight f1 at 07:00, after a resurfacing f2 at 07:30, one skater each.
 * @param coachId who teaches the skater of f1
 */
export async function newPanels(coachId: string | null = null): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(0);
  const family = await newFamily();
  for (const coach of [coachId, null])
    await family.data('submitIndividualEntry', { body: { ...entryBody(staged, 1), coachId: coach } });
  await storeTwoRuns(staged, coachId, admin);
  return staged;
}

async function storeTwoRuns(
  { params, competition }: StagedSchedule,
  coachId: string | null,
  admin: Caller,
): Promise<void> {
  const { problem } = await admin.data('getScheduleProblem', { params });
  const programmes = problem.programmes.toSorted(
    (one, other) => Number(other.coachId === coachId) - Number(one.coachId === coachId),
  );
  const [event] = problem.events;
  const flights = programmes.map(({ id }, index) => ({ id: `f${String(index + 1)}`, programmes: [id] }));
  const block = (start: string, rest: object) => ({ start, seconds: 900, kind: 'flight' as const, ...rest });
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: [{ eventId: event?.id ?? '', version: 0, isFrozen: false, flights }],
      tracks: [
        {
          surfaceId: 'a',
          date: competition.startDate,
          version: 0,
          blocks: [
            block('07:00:00', { flightId: 'f1' }),
            block('07:15:00', { kind: 'resurfacing' }),
            block('07:30:00', { flightId: 'f2' }),
          ],
        },
      ],
    },
  });
}
