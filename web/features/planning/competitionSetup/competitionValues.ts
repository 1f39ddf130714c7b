import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import type { BankQr, BankQrScheme } from '../../../../shared/contract/core/bankQr.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { Accent } from '../../../../shared/domain/core/accent.ts';
import { competitionProblems } from '../../../../shared/domain/entering/competitions/competitionProblems.ts';
import { DEFAULT_CURRENCY } from '../../../../shared/domain/core/money/currency.ts';
import { bankQrProblems } from '../../../../shared/domain/core/bankQr/bankQrProblems.ts';
import { instantAt, venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { type EligibilityValues, eligibilityToApi, eligibilityValues } from './entries/eligibilityValues.ts';

/** A typed step of the refund policy: `until` by the venue's clock, null while there is no number. */
export interface RefundStepDraft {
  until: string;
  percent: number | null;
  lateFee: boolean;
}

/** The typed bank QR code; `off` for none. */
export interface BankQrValues {
  scheme: BankQrScheme | 'off';
  payee: string;
  account: string;
  bic: string;
}

/** The typed fields of a competition; '' while empty. Times are the venue's, `YYYY-MM-DDTHH:mm`. */
export interface CompetitionValues {
  name: string;
  theme: string;
  description: string;
  accent: Accent;
  image: string;
  imageText: string;
  ring: string;
  timeZone: string;
  startDate: string;
  endDate: string;
  date: string;
  openFrom: string;
  openUntil: string;
  currency: string;
  capacity: string;
  iceMinutes: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  refundPolicy: string;
  refunds: RefundStepDraft[];
  correctionsUntil: string;
  paymentInstructions: string;
  bankQr: BankQrValues;
  waiver: string;
  packet: string;
  eligibility: EligibilityValues;
}

export type CompetitionField = keyof CompetitionValues;

/** In the order of the page, which is the order of its errors. */
export const EMPTY_COMPETITION: CompetitionValues = {
  name: '',
  theme: '',
  description: '',
  accent: 'glacier',
  image: 'figure:loop',
  imageText: '',
  ring: '',
  timeZone: '',
  startDate: '',
  endDate: '',
  date: '',
  openFrom: '',
  openUntil: '',
  currency: DEFAULT_CURRENCY,
  capacity: '',
  iceMinutes: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  refundPolicy: '',
  refunds: [],
  correctionsUntil: '',
  paymentInstructions: '',
  bankQr: { scheme: 'off', payee: '', account: '', bic: '' },
  waiver: '',
  packet: '',
  eligibility: eligibilityValues(null),
};

/** The values of a competition or a draft. */
export function competitionValues(known: Competition | CompetitionDraft): CompetitionValues {
  const zone = known.timeZone ?? 'UTC';
  const {
    accent,
    refunds: _refunds,
    eligibility: _eligibility,
    bankQr: _bankQr,
    ...values
  } = EMPTY_COMPETITION;
  for (const field of Object.keys(values) as (keyof typeof values)[]) {
    const value = known[field];
    // A draft without colour or currency keeps the defaults; other fields are empty.
    if (value !== null && value !== undefined) values[field] = String(value);
  }
  // Only a new draft has a default poster; a saved one without a poster has none.
  if (known.image === null && known.version > 0) values.image = '';
  for (const field of ['openFrom', 'openUntil', 'correctionsUntil'] as const) {
    const instant = known[field];
    if (instant !== null) values[field] = venueTimeOf(instant, zone);
  }
  const refunds = (known.refunds ?? []).map(({ until, percent, lateFee }) => ({
    until: venueTimeOf(until, zone),
    percent,
    lateFee,
  }));
  const eligibility = eligibilityValues(known.eligibility);
  const bankQr = bankQrValues(known.bankQr);
  return { ...values, accent: known.accent ?? accent, refunds, eligibility, bankQr };
}

function bankQrValues(bankQr: BankQr | null): BankQrValues {
  return bankQr ? { ...bankQr, bic: bankQr.bic ?? '' } : EMPTY_COMPETITION.bankQr;
}

/** The wire's form of the typed code; null while it is off. */
export function bankQrToApi({ scheme, payee, account, bic }: BankQrValues): BankQr | null {
  return scheme === 'off' ? null : { scheme, payee, account, bic: bic.trim() === '' ? null : bic };
}

const NUMBERS: readonly string[] = ['capacity', 'iceMinutes'];
const TIMES: readonly string[] = ['openFrom', 'openUntil', 'correctionsUntil'];

type WholeBody = BodyOf<'createCompetition'>;
type DraftBody = { [Field in keyof WholeBody]: WholeBody[Field] | null } & { name: string };

/** The wire's body of a draft; empty fields are null. */
export function draftRequest(values: CompetitionValues, formId: string | null): DraftBody {
  // The page's values also hold the form's formats and prices.
  const fields = (Object.keys(EMPTY_COMPETITION) as CompetitionField[]).map((field) => [
    field,
    toApiValue(field, values),
  ]);
  return { ...(Object.fromEntries(fields) as DraftBody), name: values.name, formId };
}

/** The wire's body. `formId` is the competition's form; the schema refuses missing fields. */
export function competitionRequest(values: CompetitionValues, formId: string): WholeBody {
  return draftRequest(values, formId) as WholeBody;
}

function toApiValue(field: CompetitionField, values: CompetitionValues) {
  if (field === 'refunds') return refundStepsToApi(values);
  if (field === 'eligibility') return eligibilityToApi(values.eligibility);
  if (field === 'bankQr') return bankQrToApi(values.bankQr);
  const { [field]: typed, timeZone } = values;
  if (typed.trim() === '') return null;
  if (NUMBERS.includes(field)) return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return TIMES.includes(field) ? utc(typed, timeZone) : typed;
}

function refundStepsToApi({ refunds, timeZone }: CompetitionValues) {
  return refunds.map(({ until, percent, lateFee }) => ({
    until: until === '' ? null : utc(until, timeZone),
    percent,
    lateFee,
  }));
}

/** Without a time zone there is no instant; the error belongs to the zone. */
function utc(venueTime: string, timeZone: string): string {
  return instantAt(venueTime, timeZone === '' ? 'UTC' : timeZone) ?? venueTime;
}

/** Errors of several fields together: of dates, and of the bank QR code and the currency. */
export function combinedErrors(values: CompetitionValues): FieldError[] {
  const { bankQr, currency } = values;
  const problems = bankQrProblems(bankQrToApi(bankQr), currency === '' ? null : currency);
  return [...dateErrors(values), ...problems.map(({ field, code }) => fieldError(field, code))];
}

/** Errors between dates, once all of them are typed. */
export function dateErrors(values: CompetitionValues): FieldError[] {
  const { startDate, endDate, date, openFrom, openUntil, correctionsUntil, refunds, timeZone } = values;
  if ([startDate, endDate, date, openUntil, timeZone].includes('')) return [];
  const facts = {
    startDate,
    endDate,
    date,
    timeZone,
    openFrom: openFrom === '' ? null : utc(openFrom, timeZone),
    openUntil: utc(openUntil, timeZone),
    correctionsUntil: correctionsUntil === '' ? null : utc(correctionsUntil, timeZone),
    // The schema refuses a half-typed step.
    refunds: refunds.every(({ until, percent }) => until !== '' && percent !== null)
      ? refunds.map(({ until, percent }) => ({ until: utc(until, timeZone), percent: percent ?? 0 }))
      : [],
  };
  return competitionProblems(facts).map(({ field, code }) => fieldError(field, code));
}
