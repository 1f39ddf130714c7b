import type { CompetitionField } from '../competitionValues.ts';

/** The sections of a competition's detail, as the cards of the page. */
export const DETAIL_CARDS = [
  ['what', 'where', 'contact', 'packet'],
  ['entries', 'form', 'rules', 'waiver'],
  ['payment', 'refunds'],
] as const;

export type DetailSection = (typeof DETAIL_CARDS)[number][number];

/** Events and prices have a page of their own. */
export type EditedSection = Exclude<DetailSection, 'form'>;

export const SECTION_FIELDS: Readonly<Record<EditedSection, readonly CompetitionField[]>> = {
  what: ['name', 'theme', 'description', 'accent', 'image', 'imageText'],
  where: ['ring', 'timeZone', 'startDate', 'endDate', 'date'],
  contact: ['contactName', 'contactEmail', 'contactPhone'],
  packet: ['packet'],
  entries: ['openFrom', 'openUntil', 'correctionsUntil', 'currency', 'capacity', 'iceMinutes'],
  rules: ['eligibility'],
  waiver: ['waiver'],
  payment: ['paymentInstructions', 'bankQr'],
  refunds: ['refunds', 'refundPolicy'],
};

/** The sections of changed fields, in the order of the page. */
export function sectionsOf(fields: Iterable<string>): EditedSection[] {
  const changed = new Set<string>(fields);
  return DETAIL_CARDS.flat().filter(
    (section): section is EditedSection =>
      section !== 'form' && SECTION_FIELDS[section].some((field) => changed.has(field)),
  );
}
