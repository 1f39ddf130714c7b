import type { FieldCode } from '../../contract/core/fieldMessages.ts';
import { isEmpty } from '../isEmpty.ts';
import { dayIn } from '../registration/timeZone.ts';
import { competitionProblems } from './competitionProblems.ts';
import {
  SET_UP_STEPS,
  zoneOf,
  type PublishingProblem,
  type Refusal,
  type SetUp,
  type SetUpFacts,
  type SetUpStep,
} from './setUp/setUp.ts';
import { formRefusals } from './setUp/setUpForm.ts';
import { setUpRemarks } from './setUp/setUpRemarks.ts';

/** What a published competition cannot be without, and the step in which it is said. */
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
} as const satisfies Partial<Record<keyof SetUp, SetUpStep>>;

const DATE_STEPS: Readonly<Record<string, SetUpStep>> = {
  endDate: 'where',
  date: 'where',
  openUntil: 'entries',
  correctionsUntil: 'entries',
};

/**
 * What keeps a competition from being published, and what is worth a look before it is: fields that
 * are missing or contradict each other, dates in the past, a form by which nobody can enter or pays
 * nothing. In the order of the steps, one for each field.
 */
export function publishingProblems(facts: SetUpFacts, now: Date): PublishingProblem[] {
  const refusals = setUpRefusals(facts, now);
  const refused = new Set(refusals.map(({ field }) => field));
  const problems = [...refusals, ...setUpRemarks(facts).filter(({ field }) => !refused.has(field))];
  return SET_UP_STEPS.flatMap((step) => problems.filter((problem) => problem.step === step));
}

/** Those of the publishing problems that refuse, one for each field. */
export function setUpRefusals(facts: SetUpFacts, now: Date): Refusal[] {
  const refusals = [
    ...missing(facts.competition),
    ...ringRefusals(facts),
    ...dateRefusals(facts),
    ...pastRefusals(facts, now),
    ...pictureRefusals(facts.competition),
    ...ofForm(facts),
  ];
  const first = new Map<string, Refusal>();
  for (const refusal of refusals) if (!first.has(refusal.field)) first.set(refusal.field, refusal);
  return [...first.values()];
}

const refuse = (field: string, code: FieldCode, step: SetUpStep): Refusal => ({
  ...{ field, code, step },
  severity: 'refuse',
});

function missing(competition: SetUp): Refusal[] {
  return Object.entries(REQUIRED).flatMap(([field, step]) =>
    isEmpty(competition[field as keyof typeof REQUIRED]) ? [refuse(field, 'NotNull', step)] : [],
  );
}

function ringRefusals({ rink }: SetUpFacts): Refusal[] {
  if (!rink) return [refuse('ring', 'MustExist', 'where')];
  return rink.active === false ? [refuse('ring', 'MustEnabled', 'where')] : [];
}

function dateRefusals(facts: SetUpFacts): Refusal[] {
  const { startDate, endDate, date, openFrom, openUntil, correctionsUntil, refunds } = facts.competition;
  if (startDate === null || endDate === null || date === null || openUntil === null) return [];
  const known = { startDate, endDate, date, openFrom, openUntil, correctionsUntil, refunds };
  const dates = { ...known, timeZone: zoneOf(facts) };
  return competitionProblems(dates).map(({ field, code }) =>
    // Those of the refund policy's steps stand beside the policy.
    refuse(field, code, DATE_STEPS[field] ?? 'page'),
  );
}

/** A competition begins today at the venue at the earliest, and its entries close later than now. */
function pastRefusals(facts: SetUpFacts, now: Date): Refusal[] {
  const { startDate, openUntil } = facts.competition;
  const hasBegun = startDate !== null && startDate < dayIn(now, zoneOf(facts));
  const hasClosed = openUntil !== null && Date.parse(openUntil) <= now.getTime();
  return [
    ...(hasBegun ? [refuse('startDate', 'MustFuture', 'where')] : []),
    ...(hasClosed ? [refuse('openUntil', 'MustFuture', 'entries')] : []),
  ];
}

/** A drawn figure says nothing; an uploaded picture needs words for those who do not see it. */
function pictureRefusals({ image, imageText }: SetUp): Refusal[] {
  const isUploaded = image?.startsWith('/images/') ?? false;
  return isUploaded && isEmpty(imageText) ? [refuse('imageText', 'NotNull', 'what')] : [];
}

function ofForm({ form }: SetUpFacts): Refusal[] {
  return form ? formRefusals(form) : [refuse('formId', 'MustExist', 'form')];
}
