import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { clock } from '../../entries/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './FormFacts.module.css';

interface FormatFactsProps {
  readonly format: Form['formats'][number];
  readonly left: ReadonlyMap<string, number | null>;
}

/** A format; expanded, its events with duration and places. */
export function FormatFacts({ format, left }: FormatFactsProps) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setIsOpen] = useState(false);
  const { events, entry, iceMinutes } = format;
  const about = [
    t('eventCount', { count: events.length }),
    t(`kind.${entry}`),
    iceMinutes === null ? '' : t('read.ice', { count: iceMinutes }),
  ];
  return (
    <details
      className={styles.format}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="right" small />
        <span className={styles.name}>{format.format}</span>
        <span className={styles.detail}>{about.filter(Boolean).join(' · ')}</span>
      </summary>
      {isOpen ? (
        <table className={styles.events} aria-label={format.format}>
          <thead>
            <tr>
              <th scope="col">{t('level')}</th>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('capacity')}</th>
              <th scope="col">{t('read.left')}</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, level, seconds, capacity }) => (
              <tr key={id}>
                <th scope="row">{level}</th>
                <td>{clock(seconds)}</td>
                <td>{capacity ?? t('read.unlimited')}</td>
                <td>{left.get(id) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}
