import type { DocumentCompetition, Issuer } from '../../../contract/core/issuer.ts';
import type { DocumentLayout } from '../../core/documents/documentLayout.ts';
import type { ReceiptWords } from './words/receiptWords.ts';

/** The issuer in a document's head, with address, registration number and tax line. */
export function issuerOf(
  { name, address, registrationNumber, taxLine }: Issuer,
  words: ReceiptWords,
): DocumentLayout['issuer'] {
  return {
    name,
    lines: [
      ...(address?.split('\n') ?? []),
      ...(registrationNumber === null ? [] : [words.registration(registrationNumber)]),
      ...(taxLine === null ? [] : [taxLine]),
    ],
  };
}

/** The day of an instant at the venue, written out in the given language. */
export function dayAtVenue(instant: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}

export function competitionLines(
  { name, startDate, endDate }: DocumentCompetition,
  language: string,
): string {
  const calendar = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = [noon(startDate), noon(endDate)];
  // Ranges of Chinese dates come as figures with slashes.
  const days =
    language.startsWith('zh') && startDate !== endDate
      ? `${calendar.format(first)}至${calendar.format(last)}`
      : calendar.formatRange(first, last);
  return `${name}\n${days}`;
}

/** An instant that is formatted in UTC as the same calendar day. */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`);
