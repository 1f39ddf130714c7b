import { allOf, ordinal } from '../../../../shared/domain/day/awards/medals.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Awards.module.css';
import type { MedalRow } from './medalRows.ts';

interface MedalTableProps {
  readonly rows: readonly MedalRow[];
  readonly places: number;
}

/** Medals by event and place. */
export function MedalTable({ rows, places }: MedalTableProps) {
  const { t } = useTranslation('awards');
  const columns = Array.from({ length: places }, (_, index) => index);
  return (
    <div className={styles.scroll} role="region" aria-label={t('medals.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('medals.event')}</th>
            <th scope="col">{t('medals.flights')}</th>
            {columns.map((index) => (
              <th scope="col" key={index}>
                {ordinal(index + 1)}
              </th>
            ))}
            <th scope="col">{t('medals.all')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, flights, medals, isSum }) => (
            <tr key={name} data-sum={isSum || undefined}>
              <th scope="row">{name}</th>
              <td>{flights}</td>
              {columns.map((index) => (
                <td key={index}>{medals[index] ?? 0}</td>
              ))}
              <td>{allOf(medals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
