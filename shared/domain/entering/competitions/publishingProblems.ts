import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import { isEmpty } from '../../core/isEmpty.ts';
import { dayIn } from '../../core/dates/timeZone.ts';
import { bankQrProblems } from '../../core/bankQr/bankQrProblems.ts';
import { competitionProblems } from './competitionProblems.ts';
import {
  SET_UP_STEPS,
  zoneOf,
  type PublishingProblem,
  type SetupRefusal,
  type CompetitionSetup,
  type SetUpFacts,
  type SetUpStep,
} from './setUp/setupFacts.ts';
import { formRefusals } from './setUp/formSetup.ts';
import { setupWarnings } from './setUp/setupWarnings.ts';

/** The fields required for publishing, each with the setup step that holds it. */
const REQUIRED = {
  name: 'what',
  theme: 'what',
  image: 'what',
  ring: 'where',
  startDate: 'where',
  endDate: 'where',
  date: 'where',
  openUntil: 'entries',
  formId: 'form',
} as const satisfies Partial<Record<keyof CompetitionSetup, SetUpStep>>;

const DATE_STEPS: Readonly<Record<string, SetUpStep>> = {
  endDate: 'where',
  date: 'where',
  openUntil: 'entries',
  correctionsUntil: 'entries',
};

/**
 * Finds problems that prevent publishing, and some that deserve a check first: missing or contradictory fields, dates in the
 * past, a form without events or prices. In the order of the steps, one problem per field.
 */
export function publishingProblems(facts: SetUpFacts, now: Date): PublishingProblem[] {
  const refusals = setUpRefusals(facts, now);
  const refused = new Set(refusals.map(({ field }) => field));
  const problems = [...refusals, ...setupWarnings(facts).filter(({ field }) => !refused.has(field))];
  return SET_UP_STEPS.flatMap((step) => problems.filter((problem) => problem.step === step));
}

/** The problems that prevent publishing, one per field. */
export function setUpRefusals(facts: SetUpFacts, now: Date): SetupRefusal[] {
  const refusals = [
    ...missingFields(facts.competition),
    ...ringRefusals(facts),
    ...dateRefusals(facts),
    ...pastRefusals(facts, now),
    ...pictureRefusals(facts.competition),
    ...bankQrRefusals(facts.competition),
    ...formProblemsOf(facts),
  ];
  const first = new Map<string, SetupRefusal>();
  for (const refusal of refusals) if (!first.has(refusal.field)) first.set(refusal.field, refusal);
  return [...first.values()];
}

const refusal = (field: string, code: FieldCode, step: SetUpStep): SetupRefusal => ({
  field,
  code,
  step,
  severity: 'refuse',
});

function missingFields(competition: CompetitionSetup): SetupRefusal[] {
  return Object.entries(REQUIRED).flatMap(([field, step]) =>
    isEmpty(competition[field as keyof typeof REQUIRED]) ? [refusal(field, 'NotNull', step)] : [],
  );
}

function ringRefusals({ rink }: SetUpFacts): SetupRefusal[] {
  if (!rink) return [refusal('ring', 'MustExist', 'where')];
  return rink.active === false ? [refusal('ring', 'MustEnabled', 'where')] : [];
}

function dateRefusals(facts: SetUpFacts): SetupRefusal[] {
  const { startDate, endDate, date, openFrom, openUntil, correctionsUntil, refunds } = facts.competition;
  if (startDate === null || endDate === null || date === null || openUntil === null) return [];
  const known = { startDate, endDate, date, openFrom, openUntil, correctionsUntil, refunds };
  const dates = { ...known, timeZone: zoneOf(facts) };
  return competitionProblems(dates).map(({ field, code }) =>
    // Problems of refund steps are shown beside the refund policy.
    refusal(field, code, DATE_STEPS[field] ?? 'page'),
  );
}

/** A competition starts today at the venue at the earliest, and its registration closes in the future. */
function pastRefusals(facts: SetUpFacts, now: Date): SetupRefusal[] {
  const { startDate, openUntil } = facts.competition;
  const hasBegun = startDate !== null && startDate < dayIn(now, zoneOf(facts));
  const hasClosed = openUntil !== null && Date.parse(openUntil) <= now.getTime();
  return [
    ...(hasBegun ? [refusal('startDate', 'MustFuture', 'where')] : []),
    ...(hasClosed ? [refusal('openUntil', 'MustFuture', 'entries')] : []),
  ];
}

/** An uploaded picture needs alternative text; a drawn figure is only decoration. */
function pictureRefusals({ image, imageText }: CompetitionSetup): SetupRefusal[] {
  const isUploaded = image?.startsWith('/images/') ?? false;
  return isUploaded && isEmpty(imageText) ? [refusal('imageText', 'NotNull', 'what')] : [];
}

function bankQrRefusals({ bankQr, currency }: CompetitionSetup): SetupRefusal[] {
  return bankQrProblems(bankQr, currency).map(({ field, code }) => refusal(field, code, 'page'));
}

function formProblemsOf({ form }: SetUpFacts): SetupRefusal[] {
  return form ? formRefusals(form) : [refusal('formId', 'MustExist', 'form')];
}
