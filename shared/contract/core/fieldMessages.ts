import { isEmpty } from '../../domain/isEmpty.ts';
import type { FieldError } from './errors.ts';

/** The label of each field, with which the messages of section 5 begin. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  email: 'Email',
  notices: 'Email',
  name: 'Name',
  password: 'Password',
  role: 'Role',
  ring: 'Rink',
  date: 'Date',
  competitionId: 'Competition',
  format: 'Format',
  formId: 'Form',
  theme: 'Theme',
  image: 'Image',
  startDate: 'Start date',
  endDate: 'End date',
  nameOfTeam: 'Name of team',
  coachName: 'Coach name',
  coachEmail: 'Coach email',
  coachProfessional: 'Coach professional',
  country: 'Country',
  event: 'Event',
  fullName: 'Full name',
  gender: 'Gender',
  birthdate: 'Birthdate',
  age: 'Age',
  homeIsiRink: 'Home ISI rink',
  isi: 'ISI',
  expDate: 'Exp date',
  highestIsiTestLevel: 'Highest ISI test level',
  firstEventPrice: 'First event price',
  secondEventPrice: 'Second event price',
  additionalEventPrice: 'Additional event price',
  totalPrice: 'Total price',
  openUntil: 'Open until',
  openFrom: 'Open from',
  from: 'Late fee',
  value: 'Late fee',
  imageText: 'Image text',
  iceMinutes: 'Ice minutes',
  refundPolicy: 'Refund policy',
  until: 'Refund until',
  percent: 'Refund',
  timeZone: 'Time zone',
  rinkId: 'Rink',
  bytes: 'File',
  type: 'File type',
  token: 'Link',
  code: 'Code',
  credential: 'Passkey',
  partner: 'Partner',
  scheme: 'Bank QR',
  payee: 'Payee',
  account: 'Account',
  bic: 'BIC',
};

/** Messages of section 5 that follow no pattern, word for word, and ours in the same style. */
const SENTENCES: Readonly<Record<string, string>> = {
  'email.AlreadyExist': 'Email already exist',
  'email.MustEmail': 'Email format must valid',
  'email.MustExist': 'Email does not exist',
  'password.MustValid': 'Password must valid',
  'password.MustCorrect': 'Password incorrect',
  'competitionId.MustExist': 'Competition must exist',
  'competitionId.MustEnabled': 'Please choose the right competition',
  'competitionId.MustAvailable': 'This competition is full',
  'formId.MustExist': 'Form must exist',
  'formId.MustEnabled': 'Please choose the right form',
  'fullName.AlreadyExist': 'This person is named twice',
  'skaters.NotNull': 'Please input skaters',
  'skaters.MustWithin': 'Number of skaters must within the event',
  'token.MustValid': 'This link was used already or has expired',
  'challenge.MustValid': 'This took too long: please start again',
  'code.AlreadyExist': 'An authenticator app is set up already',
  'credential.MustCorrect': 'This passkey was not accepted',
  'credential.AlreadyExist': 'This passkey is set up already',
  'password.MustUncommon': 'Password too common',
  'partner.AlreadyExist': 'This partner is entered in this event already',
  'event.AlreadyExist': 'This skater is entered in this event already',
  'event.MustWithin': 'Too many events in one entry',
  'event.MustAvailable': 'This event is full',
  'event.MustCorrect': 'Event must be at the highest level passed',
  'event.MustEnabled': 'These levels cannot be entered with the tests passed',
  'expDate.MustAfter': 'ISI expiry date must not before the last day of the competition',
  'highestIsiTestLevel.MustBefore': 'Test must be registered by the test deadline',
  'birthdate.MustWithin': 'Age must within the limits of the event',
  'homeIsiRink.MustCorrect': 'Home ISI rink must be the same in individual and partner events',
  'endDate.MustAfter': 'End date must not before the start date',
  'currency.MustEnabled': 'Currency cannot change once entries are in',
  'capacity.MustEnabled': 'Capacity cannot be introduced or removed once entries are in',
  'capacity.MustAvailable': 'More entries are in than this capacity',
  'iceMinutes.MustEnabled': 'Ice minutes cannot be introduced or removed once entries are in',
  'iceMinutes.MustAvailable': 'Entries take more ice than these minutes',
  'from.MustAfter': 'Late fee must after the one before',
  'openUntil.MustAfter': 'Open until must after open from',
  'openUntil.MustBefore': 'Open until must before the end of the first day',
  'until.MustAfter': 'Refund until must after the step before',
  'until.MustBefore': 'Refund until must before the end of the last day',
  'percent.MustSmaller': 'Refund must less than the step before',
  'correctionsUntil.MustAfter': 'Corrections until must after entries close',
  'correctionsUntil.MustBefore': 'Corrections until must before the end of the first day',
  'scheme.MustEnabled': 'Bank QR must match the currency of the competition',
  'account.MustEnabled': 'This code is of another scheme or country',
  'account.MustWithin': 'This code has no room for a reference',
  'file.MustExist': 'File did not arrive',
  'receivedOn.MustBefore': 'Date must not in the future',
  'receivedOn.MustAfter': 'Date too long before entries open',
  'date.MustWithin': 'Date must within the competition',
};

/** The codes that a schema can carry as its error message. */
export const FIELD_CODES = [
  'NotNull',
  'AlreadyExist',
  'MustEmail',
  'MustExist',
  'MustValid',
  'MustCorrect',
  'MustEnabled',
  'MustUncommon',
  'MustAvailable',
  'MustAfter',
  'MustBefore',
  'MustFuture',
  'MustWithin',
  'MustSmaller',
  'MustStay',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

const BY_RULE: Readonly<Record<FieldCode, (label: string) => string>> = {
  NotNull: (label) => `${label} must not empty`,
  AlreadyExist: (label) => `${label} already exist`,
  MustEmail: (label) => `${label} format must valid`,
  MustExist: (label) => `${label} does not exist`,
  MustValid: (label) => `${label} must valid`,
  MustCorrect: (label) => `${label} incorrect`,
  MustEnabled: (label) => `Please choose the right ${label.toLowerCase()}`,
  MustUncommon: (label) => `${label} too common`,
  MustAvailable: (label) => `${label} is full`,
  MustAfter: (label) => `${label} too early`,
  MustBefore: (label) => `${label} too late`,
  MustFuture: (label) => `${label} must not in the past`,
  MustWithin: (label) => `${label} out of range`,
  MustSmaller: (label) => `${label} too large`,
  MustStay: (label) => `${label} cannot change once entries have closed`,
};

/** A field without a label is spelled out: "homeIsiRink" becomes "Home isi rink". */
function labelOf(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return FIELD_LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The specification's message for a field and a code (section 5, word for word). */
export function fieldMessage(field: string, code: FieldCode): string {
  const leaf = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  return SENTENCES[`${leaf}.${code}`] ?? BY_RULE[code](labelOf(leaf));
}

export function fieldError(field: string, code: FieldCode): FieldError {
  return { field, code, message: fieldMessage(field, code) };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
}

/**
 * Returns the first error of each field. A schema carries a code as its message; for any other message the
 * code is NotNull for an empty value (as section 5 defines it) and MustValid for the rest.
 */
export function fieldErrorsOf(issues: readonly Issue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    const known = FIELD_CODES.find((code) => code === issue.message);
    if (!byField.has(field)) {
      byField.set(field, fieldError(field, known ?? (isEmpty(issue.input) ? 'NotNull' : 'MustValid')));
    }
  }
  return [...byField.values()];
}
