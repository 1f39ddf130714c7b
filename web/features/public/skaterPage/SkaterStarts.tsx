import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HeldLine } from '../mySchedule/index.ts';
import { StartWords } from './NextStartTicket.tsx';
import styles from './SkaterDayPage.module.css';
import { stateOfStart, type StartStage, type TimedStart } from './startTimes.ts';

interface SkaterStartsProps {
  readonly starts: readonly TimedStart[];
  readonly now: string;
  readonly surfaces: ReadonlyMap<string, string>;
  /** The heading's rank: below the name of one of several skaters it is lower. */
  readonly heading: 'h2' | 'h3';
}

/** The starts that are said nowhere else on the page, day by day. */
export function SkaterStarts({ starts, now, surfaces, heading: Heading }: SkaterStartsProps) {
  const { t } = useTranslation('skaterPage');
  if (starts.length === 0) return null;
  const Day = Heading === 'h2' ? 'h3' : 'h4';
  const days = [...Map.groupBy(starts, ({ start }) => start.date)];
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <Heading>{t('starts')}</Heading>
      {days.map(([date, ofDay]) => (
        <Stack key={date} gap={2}>
          <Day>{formatWeekday(date)}</Day>
          <Box as="ol" role="list" frame="panel" className={styles.rows}>
            {ofDay.map((one) => (
              <StartRow key={`${one.start.surfaceId} ${one.start.start}`} {...{ one, now, surfaces }} />
            ))}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

const TONES = { now: 'accent', done: 'neutral', out: 'warn' } as const;

interface StartRowProps extends Omit<SkaterStartsProps, 'starts' | 'heading'> {
  readonly one: TimedStart;
}

function StartRow({ one, now, surfaces }: StartRowProps) {
  const { t } = useTranslation('skaterPage');
  const { start, expected, heldUntil, hasNoIce } = one;
  const state: StartStage = stateOfStart(one, now);
  return (
    <li>
      <p className={styles.time}>
        {hasNoIce ? null : <strong>{formatTime(expected ?? start.start)}</strong>}
        {expected === null && !hasNoIce ? null : <CrossedOutTime time={start.start} />}
      </p>
      <div className={styles.what}>
        <p>
          <StartWords start={start} />
        </p>
        <Text soft size="sm">
          {surfaces.get(start.surfaceId) ?? start.surfaceId}
        </Text>
        {hasNoIce ? (
          <Text size="sm" tone="warn">
            {t('newTimeFollows')}
          </Text>
        ) : (
          <HeldLine until={heldUntil} />
        )}
      </div>
      {state === 'toCome' ? null : <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>}
    </li>
  );
}
