import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { CLOCK_TOLERANCE, isSafariTab, useDeviceCheck } from './deviceCheck.ts';
import styles from './Judge.module.css';

interface CheckListProps {
  /** Sheets of the day that are on the device. */
  readonly ready: number;
  readonly all: number;
}

interface Line {
  readonly isGood: boolean;
  readonly text: string;
}

const MINUTE = 60_000;

/** Whether the device is fit for a day at a rink; nothing here stops the judge. */
export function CheckList({ ready, all }: CheckListProps) {
  const { t } = useTranslation('judge');
  const { isPersisted, isPageKept, clockAhead } = useDeviceCheck();
  const isStandalone = matchMedia('(display-mode: standalone)').matches;
  const minutes = clockAhead === null ? 0 : Math.round(Math.abs(clockAhead) / MINUTE);
  const isClockRight = clockAhead !== null && Math.abs(clockAhead) <= CLOCK_TOLERANCE;
  const isReady = isPageKept === true && ready === all;
  const lines: Line[] = [
    { isGood: true, text: t('check.storage') },
    ...(isSafariTab(navigator.userAgent, isStandalone)
      ? [{ isGood: false, text: t('check.safari') }]
      : isPersisted === null
        ? []
        : [{ isGood: isPersisted, text: isPersisted ? t('check.persisted') : t('check.notPersisted') }]),
    isPageKept === false
      ? { isGood: false, text: t('check.noCopy') }
      : {
          isGood: isReady,
          text: isReady
            ? t('check.copyReady', { count: all })
            : ready < all
              ? t('check.copyMissing', { ready, of: all })
              : t('check.copying'),
        },
    {
      isGood: isClockRight,
      text: isClockRight
        ? t('check.clock')
        : clockAhead === null
          ? t('check.clockUnknown')
          : t('check.clockWrong', { count: minutes }),
    },
  ];
  return (
    <section aria-label={t('check.title')} className={styles.section}>
      <h2>{t('check.title')}</h2>
      <ul role="list" className={styles.checks}>
        {lines.map(({ isGood, text }) => (
          <li key={text} className={styles.check} data-good={isGood || undefined}>
            <Icon name={isGood ? 'check' : 'alert'} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
