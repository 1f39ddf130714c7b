import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
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
    <Stack aria-label={t('check.title')} as="section" gap={3} className={styles.section}>
      <h2>{t('check.title')}</h2>
      <Stack role="list" as="ul" gap={3}>
        {lines.map(({ isGood, text }) => (
          <Row
            key={text}
            as="li"
            gap={3}
            align="start"
            wrap={false}
            className={styles.check}
            data-good={isGood || undefined}
          >
            <Icon name={isGood ? 'check' : 'alert'} />
            {text}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
