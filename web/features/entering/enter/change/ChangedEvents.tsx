import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../i18n/formats.ts';
import type { PendingChange } from './openedChange.ts';
import styles from './ChangeFigures.module.css';

/** The events that a change adds and removes, so that the family sees a slip before it is saved. */
export function ChangedEvents({
  added,
  waiting,
  removed,
}: Pick<PendingChange, 'added' | 'waiting' | 'removed'>) {
  const { t } = useTranslation('entryChanges');
  const named = [
    { id: 'added', name: t('confirm.added'), events: added },
    { id: 'waiting', name: t('confirm.waiting'), events: waiting },
    { id: 'givenUp', name: t('confirm.givenUp'), events: removed },
  ].filter(({ events }) => events.length > 0);
  if (named.length === 0) return null;
  return (
    <dl className={styles.events}>
      {named.map(({ id, name, events }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatList(events)}</dd>
        </div>
      ))}
    </dl>
  );
}
