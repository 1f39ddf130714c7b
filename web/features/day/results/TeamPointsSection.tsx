import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import { MedalPlace } from './MedalPlace.tsx';
import styles from './ResultsPage.module.css';
import { useTeamPoints } from './useResults.ts';

/** The rinks by points and by average, each with the entries that made its points. */
export function TeamPointsSection({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('results');
  const standing = useTeamPoints(competitionId);
  if (standing.isError && !standing.data) {
    return <ErrorState title={t('failed')} onRetry={() => void standing.refetch()} />;
  }
  if (!standing.data) return <Skeleton height="320px" />;
  const { rinks, events } = standing.data;
  const names = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  if (rinks.length === 0)
    return <EmptyState drawing="results" title={t('team.none.title')} text={t('team.none.text')} />;
  return (
    <Stack as="section" gap={4}>
      <Box frame="panel" className={styles.scroll} role="region" aria-label={t('team.caption')} tabIndex={0}>
        <table className={styles.table}>
          <Box as="caption" pad={3} padInline={4} weight="strong" className={styles.caption}>
            {t('team.caption')}
          </Box>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('place')}
              </th>
              <th scope="col">{t('rink')}</th>
              <th scope="col" className={styles.number}>
                {t('points')}
              </th>
              <th scope="col" className={styles.number} data-wide>
                {t('team.skaters')}
              </th>
              <th scope="col" className={styles.number} data-wide>
                {t('team.average')}
              </th>
              <th scope="col" className={styles.number} data-wide>
                {t('team.averagePlace')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rinks.map(({ name, place, points, skaters, average, placeByAverage }) => (
              <tr key={name}>
                <td className={styles.number}>
                  <MedalPlace place={place} />
                </td>
                <th scope="row">
                  {name}
                  <Text as="span" soft size="sm" weight="regular" className={styles.narrow}>
                    {t('team.onPhone', { count: skaters, average })}{' '}
                    {placeByAverage === place ? null : t('team.onPhonePlace', { place: placeByAverage })}
                  </Text>
                </th>
                <td className={styles.number}>{points}</td>
                <td className={styles.number} data-wide>
                  {skaters}
                </td>
                <td className={styles.number} data-wide>
                  {average}
                </td>
                <td className={styles.number} data-wide>
                  {placeByAverage}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <details className={styles.entries}>
        <summary>{t('team.every')}</summary>
        <Stack gap={2} pad={3}>
          {rinks.map(({ name: rink, entries }) => (
            <details key={rink} className={styles.entries}>
              <summary>{t('team.entries', { rink })}</summary>
              <ul role="list">
                {entries.map(({ eventId, name, place, points, isShared }, index) => (
                  <li key={`${String(index)} ${eventId}`}>
                    <strong className={styles.placeText}>{points}</strong>
                    {name}
                    <Text as="span" soft size="sm">
                      {[
                        names.get(eventId),
                        t('placeIn', { place }),
                        ...(isShared ? [t('team.shared')] : []),
                      ].join(' · ')}
                    </Text>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </Stack>
      </details>
      <Text soft size="sm">
        {t('team.explain')} {t('team.others')}
      </Text>
    </Stack>
  );
}
