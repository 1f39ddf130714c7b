import {
  type PublishingProblem,
  SET_UP_STEPS,
  type SetUpStep,
} from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import type { CompetitionField } from '../competitionValues.ts';

/** The steps with fields, then the check. */
export const SETUP_STEPS = [...SET_UP_STEPS, 'check'] as const;

export type SetupStepName = SetUpStep | 'check';

/** The query parameter that remembers the step. */
export const STEP_PARAMETER = 'step';

export function stepOf(named: string | null): SetupStepName {
  return SETUP_STEPS.find((step) => step === named) ?? 'what';
}

/** A step's status: missing fields are not errors yet, contradictions are. */
export interface StepStatus {
  readonly kind: 'done' | 'missing' | 'wrong' | 'open';
  /** How many fields are missing or wrong. */
  readonly count: number;
}

const MISSING: readonly string[] = ['NotNull', 'MustExist'];

/** @param problems of shared/domain/entering/competitions/publishingProblems */
export function stepStatusOf(step: SetupStepName, problems: readonly PublishingProblem[]): StepStatus {
  if (step === 'check') return { kind: 'open', count: 0 };
  const own = problems.filter((problem) => problem.step === step && problem.severity === 'refuse');
  const wrong = own.filter(({ code }) => !MISSING.includes(code));
  if (wrong.length > 0) return { kind: 'wrong', count: wrong.length };
  if (own.length > 0) return { kind: 'missing', count: own.length };
  // An optional step is done once it has no warning.
  const isOptional = step === 'page' && problems.some((problem) => problem.step === step);
  return { kind: isOptional ? 'open' : 'done', count: 0 };
}

/** The competition's fields by step. */
export const FIELDS: Readonly<Record<Exclude<SetUpStep, 'form'>, readonly CompetitionField[]>> = {
  what: ['name', 'theme', 'description', 'accent', 'image', 'imageText'],
  where: ['ring', 'timeZone', 'startDate', 'endDate', 'date'],
  entries: [
    ...(['openFrom', 'openUntil', 'correctionsUntil', 'currency', 'capacity', 'iceMinutes'] as const),
    ...(['contactName', 'contactEmail', 'contactPhone'] as const),
  ],
  rules: ['eligibility'],
  page: ['paymentInstructions', 'bankQr', 'refunds', 'refundPolicy', 'waiver', 'packet'],
};

/** The step of a field; fields that are not the competition's belong to the form. */
export function stepOfField(field: string): SetUpStep {
  const steps = Object.entries(FIELDS) as [SetUpStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field.split('.')[0] ?? field))?.[0] ?? 'form';
}
