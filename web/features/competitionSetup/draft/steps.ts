import {
  type PublishingProblem,
  SET_UP_STEPS,
  type SetUpStep,
} from '../../../../shared/domain/competitions/setUp/setupFacts.ts';
import type { CompetitionField } from '../competitionValues.ts';

/** The steps of the page: those in which something is said, then the check. */
export const SETUP_STEPS = [...SET_UP_STEPS, 'check'] as const;

export type SetupStepName = SetUpStep | 'check';

/** The query parameter that remembers the step. */
export const STEP_PARAMETER = 'step';

export function stepOf(named: string | null): SetupStepName {
  return SETUP_STEPS.find((step) => step === named) ?? 'what';
}

/** How a step stands: what is missing is no mistake yet, what contradicts itself is one. */
export interface StepStatus {
  readonly kind: 'done' | 'missing' | 'wrong' | 'open';
  /** How many fields are missing or wrong. */
  readonly count: number;
}

const MISSING: readonly string[] = ['NotNull', 'MustExist'];

/** @param problems of shared/domain/competitions/publishingProblems */
export function stepStatusOf(step: SetupStepName, problems: readonly PublishingProblem[]): StepStatus {
  if (step === 'check') return { kind: 'open', count: 0 };
  const own = problems.filter((problem) => problem.step === step && problem.severity === 'refuse');
  const wrong = own.filter(({ code }) => !MISSING.includes(code));
  if (wrong.length > 0) return { kind: 'wrong', count: wrong.length };
  if (own.length > 0) return { kind: 'missing', count: own.length };
  // Nothing in it must be said: it is done once nothing is left to remark.
  const isOptional = step === 'page' && problems.some((problem) => problem.step === step);
  return { kind: isOptional ? 'open' : 'done', count: 0 };
}

/** The competition's own fields, by the step that has them. */
export const FIELDS: Readonly<Record<Exclude<SetUpStep, 'form'>, readonly CompetitionField[]>> = {
  what: ['name', 'theme', 'description', 'accent', 'image', 'imageText'],
  where: ['ring', 'timeZone', 'startDate', 'endDate', 'date'],
  entries: [
    ...(['openFrom', 'openUntil', 'correctionsUntil', 'currency', 'capacity', 'iceMinutes'] as const),
    ...(['contactName', 'contactEmail', 'contactPhone'] as const),
  ],
  rules: ['eligibility'],
  page: ['paymentInstructions', 'refunds', 'refundPolicy', 'packet'],
};

/** The step that has a field of the page; what is none of the competition's own is the form's. */
export function stepOfField(field: string): SetUpStep {
  const steps = Object.entries(FIELDS) as [SetUpStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field.split('.')[0] ?? field))?.[0] ?? 'form';
}
