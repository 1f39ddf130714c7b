import { DEFAULT_ELIGIBILITY } from '../../shared/contract/entering/competitions/eligibility.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { fromPrice } from '../../functions/services/entering/competitions/formContents.ts';
import { demoCompetitionFields, type CompetitionFields } from './competitionFields.ts';
import type { DemoTarget } from './entry.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { catalogueForm } from './forms.ts';
import { lateFeesOf } from './questions.ts';
import { policyOf } from './policies.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

/** The demo competitions by the state of their registration; `today` runs, `archived` is over. */
export const COMPETITION_IDS = {
  open: '01KDEM0MEET000000000000001',
  openingSoon: '01KDEM0MEET000000000000002',
  closingToday: '01KDEM0MEET000000000000003',
  closed: '01KDEM0MEET000000000000004',
  archived: '01KDEM0MEET000000000000005',
  today: '01KDEM0MEET000000000000007',
} as const;

export type DemoCompetition = keyof typeof COMPETITION_IDS;

const formIdOf = (demo: DemoCompetition) => COMPETITION_IDS[demo].replace('MEET', 'F0RM');

function demoCompetition(key: DemoCompetition, fields: CompetitionFields, now: Date): DemoTarget {
  const {
    title,
    prices,
    teamPrice,
    capacities,
    iceOf,
    fixedPrices,
    familyCap,
    questions,
    late = [],
    rinkDays,
    entered,
    paid,
    partPaid,
    state = 'published',
    ...rest
  } = fields;
  const [firstEventPrice, secondEventPrice, additionalEventPrice] = prices;
  const name = `${title} ${fields.startDate.slice(0, 4)}`;
  const lastDay = dayIn(new Date(rest.openUntil), rest.timeZone);
  const form = catalogueForm({
    id: formIdOf(key),
    competitionId: COMPETITION_IDS[key],
    name,
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamPrice,
    lateFees: lateFeesOf(late, lastDay, rest.timeZone),
    ...(capacities && { capacities }),
    ...(iceOf && { iceMinutes: iceOf }),
    ...(fixedPrices && { fixedPrices }),
    ...(familyCap !== undefined && { familyCap }),
    ...(questions && { questions }),
  });
  const competition: StoredCompetition = {
    id: COMPETITION_IDS[key],
    name,
    ...rest,
    date: fields.startDate,
    eligibility: {
      ...DEFAULT_ELIGIBILITY,
      ...(rinkDays && { rinkDeadline: shiftDay(lastDay, -rinkDays) }),
    },
    formId: form.id,
    state,
    fromPrice: fromPrice(form),
    formVersion: form.version,
    entriesBySkater: true,
    entryRows: true,
    numberItems: true,
    ...(['closed', 'today', 'archived'].includes(key) && { hasSchedule: true }),
    ...PUBLIC_PAGES[key],
    ...policyOf(key, fields),
    contactEmail: `${title.toLowerCase().replaceAll(' ', '-')}@demo.rinkside.example`,
    version: 1,
  };
  return { competition, form, entered, paid, partPaid, now };
}

/**
 * Six competitions around `now`, on plausible weekdays: registration ends about four weeks before the first
 * day.
 */
export function demoCompetitions(now: Date): Readonly<Record<DemoCompetition, DemoTarget>> {
  const fields = demoCompetitionFields(now);
  return {
    open: demoCompetition('open', fields.open, now),
    openingSoon: demoCompetition('openingSoon', fields.openingSoon, now),
    closingToday: demoCompetition('closingToday', fields.closingToday, now),
    closed: demoCompetition('closed', fields.closed, now),
    archived: demoCompetition('archived', fields.archived, now),
    today: demoCompetition('today', fields.today, now),
  };
}
