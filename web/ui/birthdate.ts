export type BirthdatePart = 'day' | 'month' | 'year';

export type BirthdateParts = Readonly<Record<BirthdatePart, string>>;

/** The order in which a locale writes day, month and year. */
export function partOrder(locale: string): BirthdatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' });
  return parts
    .formatToParts(new Date(Date.UTC(2015, 10, 27)))
    .map(({ type }) => type)
    .filter((type): type is BirthdatePart => type === 'day' || type === 'month' || type === 'year');
}

/** The typed parts as one value: '' for none, `YYYY-MM-DD` once complete, otherwise the parts. */
export function joinBirthdate({ day, month, year }: BirthdateParts): string {
  if (!day && !month && !year) return '';
  const pad = (part: string) => (part ? part.padStart(2, '0') : '');
  return `${year}-${pad(month)}-${pad(day)}`;
}

export function splitBirthdate(value: string): BirthdateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}
