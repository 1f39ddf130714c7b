import { useState } from 'react';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { clock } from '../../entries/index.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './FormFacts.module.css';

interface FormatFactsProps {
  readonly format: Form['formats'][number];
  readonly left: ReadonlyMap<string, number | null>;
  readonly currency: string;
}

/** A format; expanded, its events with duration and places. */
export function FormatFacts({ format, left, currency }: FormatFactsProps) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setIsOpen] = useState(false);
  const { events, entry, iceMinutes, price = null } = format;
  const hasPrices = events.some((event) => typeof event.price === 'number');
  const about = [
    t('eventCount', { count: events.length }),
    t(`kind.${entry}`),
    iceMinutes === null ? '' : t('read.ice', { count: iceMinutes }),
    price === null ? '' : t('read.ownPrice', { amount: formatAmount(price, currency, true) }),
  ];
  return (
    <details
      className={styles.format}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="right" small />
        <Text as="span" weight="strong" breaks className={styles.name}>
          {format.format}
        </Text>
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
              {hasPrices ? <th scope="col">{t('read.price')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, level, seconds, capacity, price: own = null }) => (
              <tr key={id}>
                <th scope="row">{level}</th>
                <td>{clock(seconds)}</td>
                <td>{capacity ?? t('read.unlimited')}</td>
                <td>{left.get(id) ?? '–'}</td>
                {hasPrices ? <td>{own === null ? '–' : formatAmount(own, currency)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}
