import { useWatch } from 'react-hook-form';
import { formatMonth } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { NO_TEST_OPTION } from '../../../people/skaterFields/index.ts';
import { type EntrySkaterValues, ageAtStart } from '../form/individualEntry.ts';

const PERSON = ['fullName', 'gender', 'birthdate', 'isi', 'expDate', 'highestIsiTestLevel'] as const;
const HOME = ['country', 'homeIsiRink'] as const;

/** The names of a person's fields in the form; a partner has no home of their own. */
export function personFields(within: '' | 'partner.'): string[] {
  return [...PERSON, ...(within === '' ? HOME : [])].map((name) => `${within}${name}`);
}

/** The person in the form's fields in one line; null while something is missing. */
export function usePersonLine(within: '' | 'partner.', startDate: string): string[] | null {
  const { t } = useTranslation('entries');
  const names = personFields(within);
  const values = useWatch({ name: names }) as (string | undefined)[];
  const person = Object.fromEntries(
    names.map((name, index) => [name.slice(within.length), values[index] ?? '']),
  ) as unknown as EntrySkaterValues;
  return personLine(
    person.highestIsiTestLevel === NO_TEST_OPTION
      ? { ...person, highestIsiTestLevel: t('noTestYet') }
      : person,
    startDate,
    {
      name: (name, age) => t('known.name', { name, age }),
      membership: (isi, until) => t('known.membership', { isi, until }),
    },
  );
}

type Person = Omit<EntrySkaterValues, 'country' | 'homeIsiRink'> &
  Partial<Pick<EntrySkaterValues, 'country' | 'homeIsiRink'>>;

/** The words around the values, so that the rule knows no catalogue. */
interface LineWords {
  readonly name: (name: string, age: number) => string;
  readonly membership: (isi: string, until: string) => string;
}

/** A person of an entry in one line; null while something is missing. */
function personLine(person: Person, startDate: string, words: LineWords): string[] | null {
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
