import { tenthsText } from '../../../../shared/domain/day/sheets/markText.ts';
import type { ProgrammePlace } from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Corrections.module.css';

export interface PlaceRow extends ProgrammePlace {
  readonly programmeId: string;
  readonly name: string;
  /** What stands now; null where that stays. */
  readonly before: ProgrammePlace | null;
}

interface PlacesTableProps {
  readonly label: string;
  /** By place. */
  readonly rows: readonly PlaceRow[];
}

/** Places, totals and points, each beside the one that it replaces. */
export function PlacesTable({ label, rows }: PlacesTableProps) {
  const { t } = useTranslation('corrections');
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.places}>
        <thead>
          <tr>
            <th scope="col">{t('places.place')}</th>
            <th scope="col">{t('skater')}</th>
            <th scope="col" className={styles.figure}>
              {t('places.total')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('places.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ programmeId, name, place, total, points, before }) => (
            <tr key={programmeId} data-changed={before !== null || undefined}>
              <td>
                <Change from={before && placeText(before.place)} to={placeText(place)} />
              </td>
              <td>{name || programmeId}</td>
              <td className={styles.figure}>
                <Change from={before && totalText(before.total)} to={totalText(total)} />
              </td>
              <td className={styles.figure}>
                <Change from={before && String(before.points)} to={String(points)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const placeText = (place: number | null) => (place === null ? '–' : String(place));
const totalText = (total: number | null) => (total === null ? '–' : tenthsText(total));

/** What stands, and what it becomes. */
function Change({ from, to }: { readonly from: string | null; readonly to: string }) {
  if (from === null || from === to) return <strong>{to}</strong>;
  return (
    <>
      <span className={styles.old}>{from} → </span>
      <strong>{to}</strong>
    </>
  );
}
