import { useTranslation } from 'react-i18next';
import type { HistoryRecord, HistorySubject } from '../../../shared/contract/core/history.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { FieldChanges, type HistoryWords } from './FieldChanges.tsx';
import styles from './HistoryList.module.css';

interface HistoryItemProps {
  readonly record: HistoryRecord;
  readonly subject: HistorySubject;
  readonly words: HistoryWords;
}

/** A history record, in the reader's time. */
export function HistoryItem({ record, subject, words }: HistoryItemProps) {
  const { t } = useTranslation('history');
  const { deed: action, at, by, changes, more } = record;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className={styles.item}>
      <p className={styles.deed}>
        <strong>
          {record.subject === subject ? null : `${t(`subjects.${record.subject}`)}: `}
          {t(`deeds.${action}`)}
        </strong>{' '}
        {t('by', { name: by.name ?? t('somebody') })}
      </p>
      <time className={styles.time} dateTime={at}>
        {formatInstant(at, here)}
      </time>
      <FieldChanges changes={changes} words={words} />
      {more > 0 ? <p className={styles.more}>{t('more', { count: more })}</p> : null}
    </li>
  );
}
