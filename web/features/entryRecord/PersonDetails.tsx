import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import { formatDay } from '../../i18n/formats.ts';
import styles from './PeoplePanel.module.css';

/** A person's details in one line, without empty ones. */
export function PersonDetails({ person }: { readonly person: EntryRecord['people'][number] }) {
  const { t } = useTranslation('entryRecord');
  const { birthdate, age, gender, highestIsiTestLevel, isi, expDate } = person;
  const facts = [
    birthdate && t('people.born', { day: formatDay(birthdate), count: age }),
    gender,
    highestIsiTestLevel,
    isi && t('people.isi', { isi }),
    expDate && t('people.until', { day: formatDay(expDate) }),
  ].filter((fact) => fact !== '');
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
