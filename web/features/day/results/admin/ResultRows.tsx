import type { FlightResult } from '../../../../../shared/contract/day/results/results.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import styles from './FlightResults.module.css';
import { Text } from '../../../../ui/Text.tsx';

/** Tenths as they are spoken: 21.6. */
export const inTenths = (tenths: number) => (tenths / 10).toFixed(1);

/** The places of an approved result. */
export function ResultRows({ result, label }: { readonly result: FlightResult; readonly label: string }) {
  const { t } = useTranslation('flightResults');
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('skater')}</th>
            <th scope="col" className={styles.rink}>
              {t('rink')}
            </th>
            <th scope="col" className={styles.number}>
              {t('total')}
            </th>
            <th scope="col" className={styles.number}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.rows.map(({ programmeId, place, name, rink, total, points, before }) => (
            <tr key={programmeId}>
              <td>
                {place === null ? (
                  <Text as="span" soft size="sm">
                    {t('didNotSkate')}
                  </Text>
                ) : (
                  <strong>{place}</strong>
                )}
                {before ? (
                  <Text as="span" soft size="sm">
                    {' '}
                    {t('before', { place: before.place ?? '–' })}
                  </Text>
                ) : null}
              </td>
              <td>
                {name}
                <Text as="span" soft size="sm" className={styles.rinkBelow}>
                  {rink}
                </Text>
              </td>
              <td className={styles.rink}>{rink}</td>
              <td className={styles.number}>
                {total === null ? '' : inTenths(total)}
                {isTieBroken(result.rows, { place, total }) ? (
                  <Text as="span" soft size="sm" className={styles.tie}>
                    {t('tieBroken')}
                  </Text>
                ) : null}
              </td>
              <td className={styles.number}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowPlace = Pick<FlightResult['rows'][number], 'place' | 'total'>;

/** Whether another skater has the same total and another place: the rules decide that by the referee’s own marks alone. */
const isTieBroken = (rows: readonly RowPlace[], { place, total }: RowPlace) =>
  place !== null &&
  total !== null &&
  rows.some((other) => other.total === total && other.place !== null && other.place !== place);
