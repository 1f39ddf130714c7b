import { currentTime } from '../../local/clock.ts';
import { Caller } from '../../local/testing/caller.ts';
import { competitionBody, entryBody, type Staged } from '../../local/testing/competitions.ts';
import { publishDraft } from '../../local/testing/schedules.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import { planCompetition } from '../../shared/domain/planning/planCompetition.ts';
import { USUAL_RULES } from '../../shared/domain/planning/ice/iceRules.ts';
import { draftOfPlan } from '../../web/features/planning/schedule/plan/draftOfPlan.ts';
import { seatedAccount, type AccountJudge } from './accountJudge.ts';
import { addressOf, FAMILIES, newFamily } from './families.ts';

const RINKS = ['Lakeside', 'Harbour', 'Old Mill', 'North Pond', 'Riverside', 'Glass Hall'];
const GIVEN_NAMES = ['Ada', 'Ida', 'Lou', 'Mia', 'Noa', 'Robin', 'Sol', 'Tova', 'Uma', 'Wren'];
const PLAN = { seed: 7, moves: 30_000 };

export interface PublishedCompetition {
  readonly admin: Caller;
  readonly competitionId: string;
  readonly starts: number;
  readonly judge: AccountJudge;
}

/** The whole season before the day, through HTTP alone: entered by families, planned and published by the organiser. */
export async function publishedCompetition(origin: string, skaters: number): Promise<PublishedCompetition> {
  const admin = new Caller(origin);
  await admin.data('logIn', {
    body: { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' },
  });
  const staged = await openCompetition(admin);
  const families = await Promise.all(
    Array.from({ length: FAMILIES }, async (_, index) => newFamily(origin, addressOf(index), 'Robin Winter')),
  );
  let starts = 0;
  const left = Array.from({ length: skaters }, (_, index) => index);
  await Promise.all(
    families.map(async ({ caller }, family) => {
      for (const skater of left.filter((index) => index % families.length === family)) {
        const body = invented(staged, skater);
        starts += body.event?.length ?? 0;
        await caller.data('submitIndividualEntry', { body });
      }
    }),
  );
  const params = { competitionId: staged.competition.id };
  const { problem } = await admin.data('getScheduleProblem', { params });
  const plan = planCompetition(problem, { ...PLAN, onProgress: () => true });
  const draft = await admin.data('getScheduleDraft', { params });
  await admin.data('replaceScheduleDraft', {
    params,
    body: draftOfPlan(plan, draft, problem.fixed.flights, problem.fixed.blocks),
  });
  const judge = await seatedAccount(admin, origin, staged.competition.id, staged.competition.ring);
  await publishDraft(admin, params);
  return { admin, ...params, starts, judge };
}

async function openCompetition(admin: Caller): Promise<Staged> {
  const rink = await admin.data('createRink', {
    body: { name: 'Rehearsal Rink', city: 'Lakeside', country: 'United States' },
  });
  const form = await admin.data('createForm', { body: formBody() });
  const competition = await admin.data('createCompetition', { body: competitionBody(rink.id, form.id) });
  const days = [competition.startDate, competition.endDate].map((date) => ({
    date,
    opens: '07:00',
    closes: '21:00',
  }));
  await admin.data('updateIce', {
    params: { competitionId: competition.id },
    body: {
      surfaces: [
        { id: 'a', name: 'Main ice', days },
        { id: 'b', name: 'Hall', days },
      ],
      rules: USUAL_RULES,
      version: 0,
    },
  });
  return { competition, form };
}

function formBody(): BodyOf<'createForm'> {
  const own = { entry: 'individual' as const, skaters: [1, 1] as [number, number], music: 'own' as const };
  const event = (level: string) => ({ level, seconds: 90, capacity: null });
  return {
    name: 'Entry form',
    formats: [
      {
        ...own,
        format: 'Freestyle',
        events: ['Freestyle 1', 'Freestyle 2', 'Freestyle 3'].map(event),
      },
      { ...own, format: 'Artistic', events: [event('Artistic 1')] },
    ],
    firstEventPrice: 5_900,
    secondEventPrice: 3_100,
    additionalEventPrice: 2_500,
  };
}

/** Of a skater, by the number in the name. */
export const rinkOf = (name: string): string => RINKS[Number(/\d+$/.exec(name)?.[0]) % RINKS.length] ?? '';

/** A skater of one or two events, seven to fifteen years old, of one of six rinks. */
function invented(staged: Staged, index: number): BodyOf<'submitIndividualEntry'> {
  const { competition, form } = staged;
  const freestyle = form.formats[0]?.events ?? [];
  const artistic = form.formats[1]?.events ?? [];
  const event = [freestyle[index % 3], ...(index % 2 === 0 ? [artistic[0]] : [])].flatMap(
    (own) => own?.id ?? [],
  );
  const age = 7 + (index % 9);
  return {
    ...entryBody(staged, 1, `${GIVEN_NAMES[index % GIVEN_NAMES.length] ?? ''} Frost ${String(index)}`),
    event,
    gender: index % 5 === 0 ? 'Male' : 'Female',
    birthdate: `${String(Number(competition.startDate.slice(0, 4)) - age)}-01-01`,
    age,
    homeIsiRink: rinkOf(String(index)),
    isi: String(2_000_000 + index),
    totalPrice: individualFee(form, event.length, currentTime()).totalPrice,
  };
}
