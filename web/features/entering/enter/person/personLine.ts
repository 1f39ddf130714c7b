import { formatMonth } from '../../../../i18n/formats.ts';
import { ageAtStart, type EntrySkaterValues } from '../form/individualEntry.ts';

type Person = Omit<EntrySkaterValues, 'country' | 'homeIsiRink'> &
  Partial<Pick<EntrySkaterValues, 'country' | 'homeIsiRink'>>;

/** The words around the values, so that the rule knows no catalogue. */
interface LineWords {
  readonly name: (name: string, age: number) => string;
  readonly membership: (isi: string, until: string) => string;
}

/** A person of an entry in one line; null while something is missing. */
export function personLine(person: Person, startDate: string, words: LineWords): string[] | null {
  const { fullName, birthdate, country, homeIsiRink, isi, expDate, gender, highestIsiTestLevel } = person;
  const age = ageAtStart(birthdate, startDate);
  const texts = [fullName, gender, isi, highestIsiTestLevel, country ?? '-', homeIsiRink ?? '-'];
  if (age === null || !/^\d{4}-\d\d-\d\d$/.test(expDate)) return null;
  if (texts.some((text) => text.trim() === '')) return null;
  return [
    words.name(fullName.trim(), age),
    ...(homeIsiRink === undefined ? [] : [homeIsiRink]),
    words.membership(isi, formatMonth(expDate)),
    highestIsiTestLevel,
  ];
}
