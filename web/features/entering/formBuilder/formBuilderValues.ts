import { type FieldError } from '../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import type {
  EntryKind,
  Form,
  LateFee,
  Question,
} from '../../../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { formProblems, type TypedForm } from '../../../../shared/domain/entering/forms/formProblems.ts';
import { type FormatDraft, formatsBody, formatsDraft } from './formats/formatsDraft.ts';

export interface LateFeeDraft {
  /** A UTC instant, or '' while no day is chosen. */
  from: string;
  kind: LateFee['kind'];
  /** Minor units, or percent; null while empty, NaN for an invalid number. */
  value: number | null;
}

export interface QuestionDraft {
  id: string;
  question: string;
  kind: Question['kind'];
  /** The choices, one per line. */
  options: string;
  required: boolean;
  entries: EntryKind[];
}

/** The typed form. Prices in minor units; null while empty. */
export interface FormBuilderValues {
  formats: FormatDraft[];
  firstEventPrice: number | null;
  secondEventPrice: number | null;
  additionalEventPrice: number | null;
  /** Null if teams have no price of their own. */
  teamAmount: number | null;
  teamPer: 'team' | 'skater';
  /** Null without a limit. */
  familyCap: number | null;
  coupleLadder: Form['coupleLadder'];
  lateFees: LateFeeDraft[];
  questions: QuestionDraft[];
}

/** An empty form. */
export function newFormValues(): FormBuilderValues {
  return {
    formats: [],
    firstEventPrice: null,
    secondEventPrice: null,
    additionalEventPrice: null,
    teamAmount: null,
    teamPer: 'team',
    familyCap: null,
    coupleLadder: 'own',
    lateFees: [],
    questions: [],
  };
}

export function formValues(form: Form): FormBuilderValues {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice, lateFees, questions } = form;
  return {
    formats: formatsDraft(form.formats),
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamAmount: teamPrice?.amount ?? null,
    teamPer: teamPrice?.per ?? 'team',
    familyCap: form.familyCap ?? null,
    coupleLadder: form.coupleLadder,
    lateFees: lateFees.map(({ from, kind, value }) => ({ from, kind, value })),
    questions: questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
  };
}

/** Errors of the wire that belong to the formats as a whole, or to the team's price. */
export const FORM_FIELD_ALIASES = { 'formats.': 'formats', 'teamPrice.': 'teamAmount' } as const;

/** The wire's body; the schema refuses an empty price. */
export function formRequest(
  values: FormBuilderValues,
  about: { readonly name: string; readonly competitionId: string | null },
): BodyOf<'createForm'> {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamAmount, teamPer } = values;
  const prices = { firstEventPrice, secondEventPrice, additionalEventPrice };
  return {
    ...about,
    formats: formatsBody(values.formats),
    ...(prices as Record<keyof typeof prices, number>),
    teamPrice: teamAmount === null ? null : { per: teamPer, amount: teamAmount },
    ...(values.familyCap !== null && { familyCap: values.familyCap }),
    coupleLadder: values.coupleLadder,
    lateFees: values.lateFees.map(({ from, kind, value }) => ({ from, kind, value: value ?? Number.NaN })),
    questions: values.questions.map(({ kind, options, ...question }) => ({
      ...question,
      kind,
      options: kind === 'choice' ? linesOf(options) : [],
    })),
  };
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Errors beyond the schema of a form that takes entries. */
export function formBuilderErrors(values: FormBuilderValues): FieldError[] {
  const untimed = values.formats.flatMap(({ events }, place) =>
    events.flatMap(({ time }, index) =>
      time.trim() === '' ? [fieldError(`formats.${place}.events.${index}.seconds`, 'NotNull')] : [],
    ),
  );
  return [...contradictions(values), ...untimed];
}

/** The same for a draft, where missing values are allowed until publishing. */
export function contradictions(values: FormBuilderValues): FieldError[] {
  const body = formRequest(values, { name: '', competitionId: null });
  // The body from the page has every list that the rule reads.
  return formProblems(body as TypedForm).map(({ field, code }) => fieldError(field, code));
}
