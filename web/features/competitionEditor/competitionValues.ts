import type { Competition } from '../../../shared/contract/competitions.ts';
import type { FieldError } from '../../../shared/contract/errors.ts';
import { fieldError } from '../../../shared/contract/fieldMessages.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';
import type { Accent } from '../../../shared/domain/competitions/accent.ts';
import { competitionProblems } from '../../../shared/domain/competitions/competitionProblems.ts';
import { DEFAULT_CURRENCY } from '../../../shared/domain/money/currency.ts';
import { instantAt, venueTimeOf } from '../../../shared/domain/registration/venueTime.ts';

/** What is typed about a competition. The times are the venue's own, `YYYY-MM-DDTHH:mm`. */
export interface CompetitionValues {
  name: string;
  theme: string;
  accent: Accent;
  image: string;
  imageText: string;
  startDate: string;
  endDate: string;
  date: string;
  ring: string;
  timeZone: string;
  currency: string;
  openFrom: string;
  openUntil: string;
  contactEmail: string;
}

/** In the order of the page, in which what is wrong is listed. */
export const EMPTY_COMPETITION: CompetitionValues = {
  name: '',
  theme: '',
  accent: 'glacier',
  image: 'figure:loop',
  imageText: '',
  startDate: '',
  endDate: '',
  date: '',
  ring: '',
  timeZone: '',
  openFrom: '',
  openUntil: '',
  currency: DEFAULT_CURRENCY,
  contactEmail: '',
};

export function valuesOf(competition: Competition): CompetitionValues {
  const { name, theme, accent, image, startDate, endDate, date, ring, timeZone, currency } = competition;
  return {
    ...{ name, theme, accent, image, startDate, endDate, date, ring, timeZone, currency },
    imageText: competition.imageText ?? '',
    openFrom: competition.openFrom === null ? '' : venueTimeOf(competition.openFrom, timeZone),
    openUntil: venueTimeOf(competition.openUntil, timeZone),
    contactEmail: competition.contactEmail ?? '',
  };
}

/** The wire's body; `formId` is the form that takes the entries. */
export function competitionBody(values: CompetitionValues, formId: string): BodyOf<'createCompetition'> {
  const { name, theme, accent, image, startDate, endDate, date, ring, timeZone, currency } = values;
  return {
    ...{ name, theme, accent, image, startDate, endDate, date, ring, timeZone, currency, formId },
    imageText: values.imageText.trim() === '' ? null : values.imageText,
    openFrom: values.openFrom === '' ? null : utc(values.openFrom, timeZone),
    openUntil: utc(values.openUntil, timeZone),
    contactEmail: values.contactEmail.trim() === '' ? null : values.contactEmail,
  };
}

/** Without a time zone there is no instant yet: the missing zone is what has to be said. */
function utc(venueTime: string, timeZone: string): string {
  if (venueTime === '') return '';
  return instantAt(venueTime, timeZone === '' ? 'UTC' : timeZone) ?? venueTime;
}

/** Dates that do not fit each other, once all of them are there. */
export function dateErrors(values: CompetitionValues): FieldError[] {
  const { startDate, endDate, date, openFrom, openUntil, timeZone } = values;
  if ([startDate, endDate, date, openUntil, timeZone].includes('')) return [];
  const facts = {
    ...{ startDate, endDate, date },
    openFrom: openFrom === '' ? null : utc(openFrom, timeZone),
    openUntil: utc(openUntil, timeZone),
  };
  return competitionProblems(facts).map(({ field, code }) => fieldError(field, code));
}
