import { useId } from 'react';
import type { IceOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import type { NeededIce } from '../../../../shared/domain/planning/ice/neededIce.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Verdict.module.css';
import { useDuration } from './useDuration.ts';

export type CountedPlaces = 'entered' | 'full';

interface VerdictProps {
  readonly outlook: IceOutlook;
  readonly needed: NeededIce;
  readonly counted: CountedPlaces;
  readonly onCount: (counted: CountedPlaces) => void;
  /** Events that nothing limits, of which only the places taken are counted. */
  readonly unlimitedEvents: number;
}

/** Whether the ice is enough, and what needs it. */
export function Verdict({ outlook, needed, counted, onCount, unlimitedEvents }: VerdictProps) {
  const { t } = useTranslation('ice');
  const heading = useId();
  const duration = useDuration();
  const { capacitySeconds, lackingSeconds, breakSeconds } = outlook;
  const isLacking = lackingSeconds > 0;
  const spare = capacitySeconds - needed.total;
  const parts = [
    { part: 'programmes', seconds: needed.programmes },
    { part: 'changes', seconds: needed.changes },
    { part: 'warmUps', seconds: needed.warmUps },
    { part: 'breaks', seconds: breakSeconds },
  ] as const;
  const available = capacitySeconds + (isLacking ? breakSeconds : 0);
  const whole = Math.max(1, needed.total + breakSeconds, available);
  const sentence =
    needed.total === 0
      ? t('verdict.nothing')
      : isLacking
        ? t('verdict.lacking', { time: duration(lackingSeconds) })
        : t('verdict.enough', { time: duration(spare) });
  return (
    <Stack
      as="section"
      gap={4}
      frame="card"
      pad={6}
      className={styles.verdict}
      data-lacking={isLacking || undefined}
      aria-labelledby={heading}
    >
      <Row gap={3} columnGap={6} align="end" justify="between">
        <h2 id={heading} className={styles.sentence} aria-live="polite">
          {sentence}
        </h2>
        <Segments
          label={t('counted.label')}
          value={counted}
          options={[
            { value: 'entered', label: t('counted.entered') },
            { value: 'full', label: t('counted.full') },
          ]}
          onChange={(value) => onCount(value === 'full' ? 'full' : 'entered')}
        />
      </Row>
      <Text soft>
        {t('verdict.sum', { needed: duration(needed.total), available: duration(capacitySeconds) })}
      </Text>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ part, seconds }) => (
          <span key={part} data-part={part} style={{ inlineSize: `${String((seconds / whole) * 100)}%` }} />
        ))}
        {isLacking && capacitySeconds > 0 ? (
          <span
            className={styles.beyond}
            style={{ insetInlineStart: `${String((available / whole) * 100)}%` }}
          />
        ) : null}
      </div>
      <Stack as="dl" gap={3} columnGap={5} className={styles.legend}>
        {parts.map(({ part, seconds }) => (
          <div key={part} data-part={part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>{duration(seconds)}</dd>
          </div>
        ))}
      </Stack>
      {counted === 'full' && unlimitedEvents > 0 ? (
        <Text soft size="sm">
          {t('verdict.unlimited', { count: unlimitedEvents })}
        </Text>
      ) : null}
    </Stack>
  );
}
