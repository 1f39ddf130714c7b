import type { Form } from '../../shared/contract/forms.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { catalogueDraft, draftOf, type FormatDraft, formatsBody } from './formatsDraft.ts';

/** What is typed about a competition's form. Prices in minor units; null while nothing is typed. */
export interface EntryFormValues {
  formats: FormatDraft[];
  firstEventPrice: number | null;
  secondEventPrice: number | null;
  additionalEventPrice: number | null;
  /** Null where teams cost nothing of their own. */
  teamAmount: number | null;
  teamPer: 'team' | 'skater';
  lateFees: Form['lateFees'];
  questions: Form['questions'];
}

/** A new form: the catalogue, nothing ticked. */
export function newFormValues(): EntryFormValues {
  return {
    firstEventPrice: null,
    secondEventPrice: null,
    additionalEventPrice: null,
    teamAmount: null,
    teamPer: 'team',
    lateFees: [],
    questions: [],
    formats: catalogueDraft(),
  };
}

export function formValues(form: Form): EntryFormValues {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice } = form;
  return {
    formats: draftOf(form),
    ...{ firstEventPrice, secondEventPrice, additionalEventPrice },
    teamAmount: teamPrice?.amount ?? null,
    teamPer: teamPrice?.per ?? 'team',
    lateFees: form.lateFees,
    questions: form.questions,
  };
}

/** Errors of the wire that stand in the formats as a whole, or at the team's price. */
export const FORM_SHOWN_AT = { 'formats.': 'formats', 'teamPrice.': 'teamAmount' } as const;

/** The wire's body; an untyped price is left for the schema to refuse. */
export function entryFormBody(
  values: EntryFormValues,
  about: { readonly name: string; readonly competitionId: string | null },
): BodyOf<'createForm'> {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamAmount, teamPer } = values;
  const prices = { firstEventPrice, secondEventPrice, additionalEventPrice };
  return {
    ...about,
    formats: formatsBody(values.formats),
    ...(prices as Record<keyof typeof prices, number>),
    lateFees: values.lateFees,
    questions: values.questions,
    teamPrice: teamAmount === null ? null : { per: teamPer, amount: teamAmount },
  };
}
