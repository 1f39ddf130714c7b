import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { correctedRows } from '../../../../shared/domain/day/results/correctedRows.ts';
import type { ResultChanges } from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { tenthsText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Corrections.module.css';

interface PlacesAfterProps {
  readonly flight: CorrectableFlight;
  /** They have no fault. */
  readonly changes: ResultChanges;
}

/** The places as they would be, each beside the one that stands. */
export function PlacesAfter({ flight, changes }: PlacesAfterProps) {
  const { t } = useTranslation('corrections');
  const rows = correctedRows(flight, changes);
  const changed = rows.filter(({ before }) => before !== null).length;
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" weight="medium">
        {t('places.title')}
      </Text>
      <Text soft size="sm">
        {changed === 0 ? t('places.same') : t('places.changed', { count: changed })}
      </Text>
      <div className={styles.scroll} role="region" aria-label={t('places.title')} tabIndex={0}>
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
    </Stack>
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
