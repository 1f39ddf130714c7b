import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pill } from '../ui/Pill.tsx';
import { EventRow } from './EventRow.tsx';
import type { FormatDraft } from './formatsDraft.ts';
import styles from './FormatsField.module.css';

interface FormatCardProps {
  readonly format: FormatDraft;
  readonly onChange: (format: FormatDraft) => void;
}

/** One format: closed, how many of its levels are ticked; open, each of them. */
export function FormatCard({ format, onChange }: FormatCardProps) {
  const { t } = useTranslation('entryForm');
  const [isOpen, setIsOpen] = useState(false);
  const { events } = format;
  const ticked = events.filter((event) => event.ticked).length;
  const tickAll = (isOn: boolean) =>
    onChange({ ...format, events: events.map((event) => ({ ...event, ticked: isOn })) });
  return (
    <details
      className={styles['format']}
      data-ticked={ticked > 0 || undefined}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <Icon name="right" small />
        <span className={styles['name']}>{format.format}</span>
        <Pill tone={ticked > 0 ? 'good' : 'neutral'}>{t('levels', { ticked, count: events.length })}</Pill>
        <span className={styles['kind']}>{t(`kind.${format.entry}`)}</span>
      </summary>
      {isOpen ? (
        <div className={styles['body']}>
          <div className={styles['tools']}>
            <Button
              dense
              aria-label={t('tickAllOf', { format: format.format })}
              onClick={() => tickAll(true)}
            >
              {t('tickAll')}
            </Button>
            <Button
              dense
              aria-label={t('tickNoneOf', { format: format.format })}
              onClick={() => tickAll(false)}
            >
              {t('tickNone')}
            </Button>
          </div>
          <table className={styles['events']} aria-label={format.format}>
            <thead>
              <tr>
                <th scope="col">{t('level')}</th>
                <th scope="col">{t('seconds')}</th>
                <th scope="col">{t('capacity')}</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event, index) => (
                <EventRow
                  key={event.level}
                  format={format.format}
                  event={event}
                  onChange={(next) => onChange({ ...format, events: events.with(index, next) })}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}
