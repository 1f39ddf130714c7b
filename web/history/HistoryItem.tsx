import { useTranslation } from 'react-i18next';
import type { HistoryRecord, HistorySubject } from '../../shared/contract/history.ts';
import type { Leaf } from '../../shared/domain/history/namedLists.ts';
import { formatInstant } from '../i18n/formats.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './HistoryList.module.css';

type Change = HistoryRecord['changes'][number];

/** The words of what is changed: of a rink, a competition, a form. */
export interface HistoryWords {
  /** What a person calls the field at a path of changesBetween. */
  readonly label: (path: readonly string[]) => string;
  /** Its value as a person reads it; empty for nothing. */
  readonly show: (path: readonly string[], value: Leaf) => string;
}

interface HistoryItemProps {
  readonly record: HistoryRecord;
  readonly subject: HistorySubject;
  readonly words: HistoryWords;
}

/** One deed, at the time that the reader's own clock showed. */
export function HistoryItem({ record, subject, words }: HistoryItemProps) {
  const { t } = useTranslation('history');
  const { deed, at, by, changes, more } = record;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className={styles['item']}>
      <p className={styles['deed']}>
        <strong>
          {record.subject === subject ? null : `${t(`subjects.${record.subject}`)}: `}
          {t(`deeds.${deed}`)}
        </strong>{' '}
        {t('by', { name: by.name ?? t('somebody') })}
      </p>
      <time className={styles['time']} dateTime={at}>
        {formatInstant(at, here)}
      </time>
      {changes.length > 0 ? (
        <dl className={styles['changes']}>
          {changes.map((change) => (
            <ChangedField key={change.path.join('\n')} change={change} words={words} />
          ))}
        </dl>
      ) : null}
      {more > 0 ? <p className={styles['more']}>{t('more', { count: more })}</p> : null}
    </li>
  );
}

function ChangedField({ change, words }: { readonly change: Change; readonly words: HistoryWords }) {
  const { t } = useTranslation('history');
  const { path, from, to } = change;
  const shown = (value: Leaf) =>
    value === null ? '' : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : words.show(path, value);
  return (
    <div className={styles['change']}>
      <dt>{words.label(path)}</dt>
      <dd className={styles['values']}>
        <VisuallyHidden>{t('from')} </VisuallyHidden>
        <span className={styles['from']} data-empty={shown(from) === '' || undefined}>
          {shown(from) || t('nothing')}
        </span>
        <Icon name="arrow" small />
        <VisuallyHidden> {t('to')} </VisuallyHidden>
        <span className={styles['to']} data-empty={shown(to) === '' || undefined}>
          {shown(to) || t('nothing')}
        </span>
      </dd>
    </div>
  );
}
