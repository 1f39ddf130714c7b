import type { ReactNode } from 'react';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName } from '../follow/index.ts';
import styles from './ResultsPage.module.css';
import type { ResultsQuery } from './useResultsQuery.ts';

interface SkaterPlacesProps {
  readonly skaters: ResultList['skaters'];
  readonly names: ReadonlyMap<string, string>;
  /** '' for all. */
  readonly event: string;
  readonly onOpen: ResultsQuery['open'];
  /** On the page of the event, which needs no way to itself. */
  readonly isOpened?: boolean;
}

/** Skaters with their places, each of which opens its event. */
export function SkaterPlaces({ skaters, names, event, onOpen, isOpened = false }: SkaterPlacesProps) {
  const { t } = useTranslation('results');
  const shown = skaters
    .map((skater) => ({
      ...skater,
      results: skater.results.filter(({ eventId }) => event === '' || eventId === event),
    }))
    .filter(({ results }) => results.length > 0);
  if (shown.length === 0)
    return (
      <EmptyState
        drawing="notFound"
        title={t('nobody.title')}
        text={`${t('nobody.names')} ${t('nobody.text')}`}
      />
    );
  return (
    <Box role="list" as="ul" frame="panel">
      {shown.map(({ name, rink, event: only, results }, index) => (
        // Two children may have the same published name.
        <Stack key={`${String(index)} ${name}`} as="li" gap={1} minContent className={styles.skater}>
          <p>
            <SkaterName skater={{ name, rink, event: only }} isBelowEvent />
          </p>
          <ul role="list" className={styles.ownPlaces}>
            {results.map(({ eventId, flight, place, state }, at) => (
              <li key={`${String(at)} ${eventId}`}>
                <strong className={styles.placeText}>
                  {state === 'skated' ? t('placeIn', { place }) : t(`notSkated.${state}`)}
                </strong>
                {isOpened ? null : (
                  <button
                    type="button"
                    className={styles.textLink}
                    onClick={() => onOpen({ event: eventId, name: '', rink: '' })}
                  >
                    {names.get(eventId)}
                  </button>
                )}
                <Text as="span" soft size="sm">
                  {t('inFlight', { number: flight })}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Box>
  );
}

interface PinnedSkatersProps extends SkaterPlacesProps {
  /** One's own, above those who are followed. */
  readonly children?: ReactNode;
}

/** Whom a reader looks for first; nothing where that is nobody. */
export function PinnedSkaters({ skaters, names, event, onOpen, children = null }: PinnedSkatersProps) {
  const { t } = useTranslation('results');
  if (skaters.length === 0 && children === null) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('yours')}>
      <h2 className={styles.cardName}>{t('yours')}</h2>
      {children}
      {skaters.length === 0 ? null : (
        <SkaterPlaces skaters={skaters} names={names} event={event} onOpen={onOpen} isOpened={event !== ''} />
      )}
    </Stack>
  );
}
