import type { DocumentCompetition, Issuer } from '../../contract/documents/receipts.ts';
import type { DocumentLayout } from './documentLayout.ts';
import type { ReceiptWords } from './words/receiptWords.ts';

/** The head of a document: who issues it, and what the federation says of itself there. */
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

/** The day of an instant by the venue's calendar, in words. */
export function dayAtVenue(instant: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** The competition and its days. */
export function competitionLines(
  { name, startDate, endDate }: DocumentCompetition,
  language: string,
): string {
  const calendar = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return `${name}\n${calendar.formatRange(noon(startDate), noon(endDate))}`;
}

/** Of a calendar day, an instant that is in it wherever UTC is read. */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`);
