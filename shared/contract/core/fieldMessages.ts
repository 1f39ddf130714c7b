import { isEmpty } from '../../domain/core/isEmpty.ts';
import type { FieldError } from './errors.ts';

/** The label of each field of section 5, with which its messages begin. */
const SPECIFIED_LABELS: Readonly<Record<string, string>> = {
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
};

/** The labels of other fields. */
const FURTHER_LABELS: Readonly<Record<string, string>> = {
  openUntil: 'Open until',
  openFrom: 'Open from',
  from: 'Late fee',
  value: 'Late fee',
  lateFee: 'Late fee',
  'marks.value': 'Mark',
  'again.value': 'Mark',
  imageText: 'Image text',
  smaller: 'Smaller picture',
  iceMinutes: 'Ice time',
  refundPolicy: 'Refund policy',
  waiver: 'Waiver',
  signedBy: 'Your name',
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
  coachId: 'Coach',
  professional: 'Professional number',
  rinkIds: 'Rinks',
  rinks: 'Rinks',
  doubles: 'Doubles',
  label: 'Who it’s for',
  expiresAt: 'Valid until',
  panelId: 'Panel',
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
  'fullName.MustStay': 'This is another person. Ask the family to invite them',
  'skaters.NotNull': 'Please input skaters',
  'skaters.MustWithin': 'Number of skaters doesn’t fit the event',
  'token.MustValid': 'This link was used or has expired',
  'challenge.MustValid': 'This took too long. Start again',
  'code.AlreadyExist': 'You already have an authenticator app',
  'credential.MustCorrect': 'This passkey wasn’t accepted',
  'credential.AlreadyExist': 'You already have this passkey',
  'password.MustUncommon': 'Password too common',
  'partner.AlreadyExist': 'This partner is already in this event',
  'event.AlreadyExist': 'This skater is already in this event',
  'owed.MustCorrect': 'After this refund the entry owes again. Confirm how much',
  'due.MustCorrect': 'The amount due has changed. Check the payments first',
  'event.MustWithin': 'Too many events in one entry',
  'event.MustAvailable': 'This event is full',
  'event.MustCorrect': 'Choose the event at the highest level passed',
  'event.MustEnabled': 'The tests passed don’t allow these levels',
  'isi.MustExist': 'The registry doesn’t have this number',
  'isi.MustCorrect': 'The registry has another name for this number',
  'expDate.MustAfter': 'Membership expires before the competition ends',
  'highestIsiTestLevel.MustBefore': 'Test was registered after the deadline',
  'birthdate.MustWithin': 'Age is outside the event’s limits',
  'homeIsiRink.MustCorrect': 'Use the same home rink in individual and partner events',
  'endDate.MustAfter': 'End date is before the start date',
  'currency.MustEnabled': 'Currency can’t change once there are entries',
  'capacity.MustEnabled': 'Capacity can’t be added or removed once there are entries',
  'capacity.MustAvailable': 'There are more entries than places',
  'iceMinutes.MustEnabled': 'Ice time can’t be added or removed once there are entries',
  'iceMinutes.MustAvailable': 'Entries need more ice time than this',
  'from.MustAfter': 'Late fee must follow the one before',
  'openUntil.MustAfter': 'Entries must close after they open',
  'openUntil.MustBefore': 'Entries must close before the first day ends',
  'until.MustAfter': 'Refund date must follow the step before',
  'until.MustBefore': 'Refund date must be before the last day ends',
  'percent.MustSmaller': 'Refund must be less than in the step before',
  'correctionsUntil.MustAfter': 'Corrections must end after entries close',
  'correctionsUntil.MustBefore': 'Corrections must end before the first day ends',
  'scheme.MustEnabled': 'Bank QR doesn’t match the competition’s currency',
  'account.MustValid': 'This account does not fit the scheme',
  'account.MustCorrect': 'A character is wrong: copy the account again',
  'account.MustEnabled': 'This code is of another scheme or country',
  'account.MustWithin': 'This code has no room for a reference',
  'file.MustExist': 'File didn’t arrive',
  'receivedOn.MustBefore': 'Date is in the future',
  'receivedOn.MustAfter': 'Date too long before entries open',
  'coachId.MustExist': 'Coach must exist',
  'coachId.AlreadyExist': 'This account is connected with another coach',
  'professional.AlreadyExist': 'Another coach has this professional number',
  'rinks.MustEnabled': 'Rinks must be your own',
  'doubles.MustEnabled': 'Disconnect the account of a double first',
  'doubles.MustWithin': 'These coaches have too many rinks together',
  'closes.MustAfter': 'Closing time must be after opening time',
  'begins.MustWithin': 'Closed hours must lie between opening and closing, one after the other',
  'ends.MustAfter': 'Closed hours must end after they begin',
  'lunch.MustAfter': 'Lunch must end after it begins',
  'restMinutes.MustValid': 'The wanted rest is shorter than the least rest',
  'flight.MustValid': 'The wanted flight is larger than the largest',
  'surfaceId.MustExist': 'Surface does not exist',
  'date.AlreadyExist': 'This day of the surface is there twice',
  'date.MustEnabled': 'The surface is closed on this day',
  'start.MustAfter': 'The block begins before the surface opens',
  'start.MustBefore': 'The block begins after the surface’s day',
  'start.MustStay': 'Locked blocks don’t move. Unlock it first',
  'tracks.MustStay': 'Locked blocks don’t move. Unlock them first',
  'events.MustStay': 'Frozen flights don’t change. Unfreeze them first',
  'events.MustSmaller': 'Too many parts at once',
  'flights.MustStay': 'Frozen flights don’t change. Unfreeze them first',
  'flights.MustCorrect':
    'This flight has started or has marks. It must stay where it was, with its skaters in their order',
  'flights.MustEnabled': 'A flight that goes must leave the board and its panel too',
  'eventId.MustExist': 'Event does not exist',
  'eventId.AlreadyExist': 'This event is there twice',
  'reason.NotNull': 'Give a reason',
  'flightId.NotNull': 'A block of a flight must name it',
  'flightId.MustValid': 'Only a block of a flight names one',
  'flightId.MustExist': 'Flight does not exist',
  'flightId.AlreadyExist': 'This flight is in two blocks',
  'flightIds.MustExist': 'Flight does not exist',
  'flightIds.AlreadyExist': 'This flight has two panels',
  'programmes.NotNull': 'A flight can’t be empty',
  'programmes.MustExist': 'Programme does not exist',
  'programmes.AlreadyExist': 'This programme is in two flights',
  'programmes.MustEnabled': 'This programme is in another event',
  'judges.MustExist': 'Coach does not exist',
  'referee.MustExist': 'Coach does not exist',
  'judges.AlreadyExist': 'This coach sits on this panel twice',
  'referee.AlreadyExist': 'This coach sits on this panel twice',
  'seat.MustEnabled': 'This coach skates in the competition',
  'seat.MustCorrect': 'This seat needs another certificate',
  'seat.MustWithin': 'This panel is outside the judge’s times',
  'seat.MustAvailable': 'A pupil of the judge is on the ice then',
  'seat.AlreadyExist': 'The judge already sits on this panel',
  'seat.MustAfter': 'The judge sits on another panel then',
  'seat.MustSmaller': 'All judges would be from one rink',
  'seat.MustExist': 'This seat no longer exists',
  'state.MustEnabled': 'Accept to judge first',
  'to.MustExist': 'This coach isn’t a judge of the competition',
  'to.MustEnabled': 'Choose another flight of the same event',
  'available.MustValid': 'Each time must end after it begins',
  'blocks.NotNull': 'There are no flights to publish',
  'blocks.MustExist': 'Place every flight on the schedule first',
  'confirmed.MustCorrect': 'Confirm every conflict before you publish',
  'confirmedUndecided.MustCorrect': 'Confirm who skated without a check-in, or mark the no-shows',
  'confirmedUndrawn.MustCorrect': 'Draw every start order, or confirm that you publish it undrawn',
  'lastDay.MustAfter': 'Last day is before the first day',
  'lastDay.MustBefore': 'Last day must be before the competition ends',
  'kind.MustEnabled': 'This calendar is for coaches and judges',
  'date.MustWithin': 'Date must be within the competition',
  'expiresAt.MustFuture': 'This time has passed',
  'expiresAt.MustBefore': 'A code ends the day after the competition at the latest',
  'panelId.MustExist': 'This panel isn’t in the published schedule',
  'marks.programmeId.MustExist': 'This skater isn’t in the flight',
  'marks.column.MustExist': 'This column isn’t on the sheet',
  'marks.value.MustWithin': 'This mark is outside its column',
  'fee.MustCorrect': 'The late fee has changed',
  'penalties.programmeId.MustExist': 'This skater isn’t in the flight, or didn’t skate',
  'penalties.code.MustExist': 'This penalty isn’t in the flight’s judging rules',
  'penalties.tenths.MustWithin': 'A penalty can’t be more than the highest total',
  'range.MustEnabled': 'Judges of this flight give places, which have no range',
  'range.most.MustWithin': 'The range ends above the highest mark',
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

/** Only these fields have the specification's words for an empty one. */
const SPECIFIED: ReadonlySet<string> = new Set(Object.values(SPECIFIED_LABELS));

const BY_RULE: Readonly<Record<FieldCode, (label: string) => string>> = {
  NotNull: (label) => (SPECIFIED.has(label) ? `${label} must not empty` : `${label} missing`),
  AlreadyExist: (label) => `${label} already exists`,
  MustEmail: (label) => `${label} format must valid`,
  MustExist: (label) => `${label} does not exist`,
  MustValid: (label) => `${label} not valid`,
  MustCorrect: (label) => `${label} incorrect`,
  MustEnabled: (label) => `Choose another ${label.toLowerCase()}`,
  MustUncommon: (label) => `${label} too common`,
  MustAvailable: (label) => `${label} is full`,
  MustAfter: (label) => `${label} too early`,
  MustBefore: (label) => `${label} too late`,
  MustFuture: (label) => `${label} in the past`,
  MustWithin: (label) => `${label} out of range`,
  MustSmaller: (label) => `${label} too large`,
  MustStay: (label) => `${label} can’t change once entries are closed`,
};

const labelFrom = (field: string): string | undefined => SPECIFIED_LABELS[field] ?? FURTHER_LABELS[field];

/** A field without a label is spelled out: "homeIsiRink" becomes "Home isi rink". */
function labelOf(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return labelFrom(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The specification's message for a field and a code (section 5, word for word). */
export function fieldMessage(field: string, code: FieldCode): string {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part));
  const leaf = names.at(-1) ?? field;
  const ofList = names.slice(-2).join('.');
  const label = labelFrom(ofList) ?? labelOf(leaf);
  return SENTENCES[`${ofList}.${code}`] ?? SENTENCES[`${leaf}.${code}`] ?? BY_RULE[code](label);
}

export function fieldError(field: string, code: FieldCode): FieldError {
  return { field, code, message: fieldMessage(field, code) };
}

/** The error of one of many things that a field holds. */
export const namedFieldError = (name: string, field: string, code: FieldCode): FieldError => ({
  field,
  code,
  message: `${name}: ${fieldMessage(field, code)}`,
});

/**
 * Returns the first error of each field. A schema carries a code as its message; for any other message the
 * code is NotNull for an empty value (as section 5 defines it) and MustValid for the rest.
 */
export function fieldErrorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; message: string; input?: unknown }[],
): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message, input } of issues) {
    const field = path.map(String).join('.') || 'body';
    const known = FIELD_CODES.find((one) => one === message);
    const code = known ?? (isEmpty(input) ? 'NotNull' : 'MustValid');
    if (!byField.has(field)) byField.set(field, fieldError(field, code));
  }
  return [...byField.values()];
}
