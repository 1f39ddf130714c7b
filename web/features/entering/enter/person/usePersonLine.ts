import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntrySkaterValues } from '../form/individualEntry.ts';
import { NO_TEST_OPTION } from '../../../people/skaterFields/index.ts';
import { personLine } from './personLine.ts';

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
