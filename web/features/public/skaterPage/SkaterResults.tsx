import type { ShownSkater } from '../../../../shared/contract/day/skaterPages.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { MedalPlace } from '../../day/results/index.ts';
import styles from './SkaterDayPage.module.css';

type Result = ShownSkater['results'][number];

interface SkaterResultsProps {
  readonly results: readonly Result[];
  /** The heading's rank: below the name of one of several skaters it is lower. */
  readonly heading: 'h2' | 'h3';
}

/** Posted places with their medals; nothing before the first. */
export function SkaterResults({ results, heading: Heading }: SkaterResultsProps) {
  const { t } = useTranslation('skaterPage');
  if (results.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <Heading>{t('results')}</Heading>
      <Box as="ul" role="list" frame="panel" className={styles.rows}>
        {results.map((result) => (
          <ResultRow key={`${result.format} ${result.level}`} result={result} />
        ))}
      </Box>
    </Stack>
  );
}

function ResultRow({ result: { format, level, state, place, skated } }: { readonly result: Result }) {
  const { t } = useTranslation('skaterPage');
  return (
    <li>
      {place === null ? null : <MedalPlace place={place} />}
      <div className={styles.what}>
        <p>{eventLabel(format, level)}</p>
        {place === null ? null : (
          <Text soft size="sm">
            {t('place', { place, count: skated })}
          </Text>
        )}
      </div>
      {state === 'skated' ? null : <Pill tone="neutral">{t(`state.${state}`)}</Pill>}
    </li>
  );
}

/** Events without a time. */
export function SkaterEvents({ events }: { readonly events: ShownSkater['unscheduled'] }) {
  return (
    <Box as="ul" role="list" frame="panel" className={styles.rows}>
      {events.map(({ format, level }) => (
        <li key={`${format} ${level}`}>{eventLabel(format, level)}</li>
      ))}
    </Box>
  );
}

/** Events that the organiser cancelled; nothing without any. */
export function CancelledOfSkater({ events }: { readonly events: ShownSkater['cancelled'] }) {
  const { t } = useTranslation('skaterPage');
  if (events.length === 0) return null;
  return (
    <Box as="ul" role="list" frame="panel" className={styles.rows} aria-label={t('cancelled')}>
      {events.map(({ format, level }) => (
        <li key={`${format} ${level}`}>
          <s className={styles.what}>{eventLabel(format, level)}</s>
          <Pill tone="bad">{t('cancelled')}</Pill>
        </li>
      ))}
    </Box>
  );
}
