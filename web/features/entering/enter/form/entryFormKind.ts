import type { ComponentType, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { RequestedChange } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import type { AnswerValues } from './answers.ts';
import type { CoachValues } from '../coach/coachRequest.ts';
import type { SkaterChoice } from '../person/useSkaterChoice.ts';
import type { EntryFormData } from './entryFormData.ts';
import type { EntrySkaterValues } from './individualEntry.ts';

/** The values that the entry form has for every kind of entry; the fields carry the wire's names. */
export interface EntryValues extends Pick<CoachValues, 'coachId' | 'newCoach'> {
  country: string;
  homeIsiRink: string;
  answers: AnswerValues;
  /** A team's event, '' before one is chosen; ids of a skater's or a couple's events. */
  event: string | string[];
}

/** A person of an entry, as the price steps find them in the family's other entries. */
export interface NamedPerson {
  readonly fullName: string;
  readonly birthdate: string;
}

/** Where the prices of a new entry begin. */
export interface PriceSteps {
  /** The steps that are left for the people of the entry; null where its prices are its own. */
  readonly free: LadderSteps | null;
  /** The rest of the family cap for the entry, in minor units; null without a cap. */
  readonly familyRoom: number | null;
  /** The family's entry of the same skater in the competition, to which events can be added. */
  readonly entry: Entry | null;
  /** Takes over what a refused submit says of the price: another entry was made meanwhile. */
  readonly learn: (thrown: unknown, values: EntryValues) => void;
}

/**
 * The differences between the entry forms of a skater, a couple and a team. These are methods, not function
 * properties, so that the form can hold a kind without knowing the type of its values.
 */
export interface EntryFormKind<Values extends EntryValues = EntryValues, Body extends object = object> {
  readonly kind: EntryKind;
  readonly empty: Values;
  /** Fields that the page computes, each with the field where a person can correct it. */
  readonly fieldAliases: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<EntryFieldsProps>;
  /** What is chosen and its price. */
  readonly Summary: ComponentType<EntrySummaryProps>;
  /** The fields of the partner, where the kind has one. */
  readonly Partner?: ComponentType<EntryFieldsProps>;
  /** The values of a stored entry; null for an entry of another kind. */
  valuesOf(changed: EntryToChange): Values | null;
  /** The body of the submit, with the form's own prices. */
  toRequest(values: Values, competition: Competition, form: Form): Body;
  submit(call: { body: Body; idempotencyKey: string }): Promise<{ readonly data: Entry }>;
  /** Errors that no schema finds. */
  problems(
    values: Values,
    competition: Competition,
    form: Form,
  ): readonly FieldError[] | Promise<readonly FieldError[]>;
  /** The values that the price depends on. */
  requested(values: Values, form: Form): RequestedChange;
  /** The people whose price steps count; none for a team, whose price has no steps. */
  people(values: Values): readonly NamedPerson[];
  /** Where the prices of a new entry begin. */
  usePriceSteps(
    kind: EntryFormKind,
    competition: Pick<Competition, 'id'>,
    form: Form,
    isNew: boolean,
    methods: UseFormReturn<EntryValues>,
  ): PriceSteps;
  /** The skater whom the account can keep for the next form; null where there is not one. */
  skater(values: Values): EntrySkaterValues | null;
  /** The values that the family's next entry begins with. */
  valuesForNext(values: Values): Values;
}

interface EntryPartProps extends EntryFormData {
  readonly kind: EntryFormKind;
  readonly requested: RequestedChange;
}

export interface EntryFieldsProps extends EntryPartProps {
  /** False for the change of a stored entry, whose skater is known. */
  readonly isNew: boolean;
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
  /** For whom the family enters; until then no other field is drawn. */
  readonly skaterChoice: SkaterChoice;
  /** Whether the account keeps the skater for the next form; null without an account. */
  readonly keeping: { readonly isKept: boolean; readonly onChange: (isKept: boolean) => void } | null;
  /** The findings of the eligibility rules for what is filled in. */
  readonly eligibility: ReactNode;
  /** The choice of the coach. */
  readonly coach: ReactNode;
  /** The waiver and how the name is published; null where nothing is asked. */
  readonly consent: ReactNode;
}

export interface EntrySummaryProps extends EntryPartProps {
  readonly fee: Fee;
  readonly priceSteps: PriceSteps;
  /** Below the price: until when it holds, or what a change costs. */
  readonly note: ReactNode;
}
