import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ClashesProps } from './Clashes.tsx';
import { familyClashes } from './familyClashes.ts';
import styles from './NextStarts.module.css';
import { WarnLine } from './WarnLine.tsx';

/** Two children of the family whom the day brings to two surfaces at once: one parent cannot be with both. */
export function FamilyClashes({ starts, surfaces }: ClashesProps) {
  const { t } = useTranslation('mySchedule');
  const clashes = familyClashes(starts);
  if (clashes.length === 0) return null;
  return (
    <ul role="list" className={styles.clashes}>
      {clashes.map((pair) => {
        const places = pair.map(({ start, appointment: { name, surfaceId } }) =>
          t('clashPlace', { name, time: formatTime(start), surface: surfaces.get(surfaceId) ?? surfaceId }),
        );
        return (
          <li key={pair.map(({ appointment }) => appointment.programmeId).join(' ')}>
            <WarnLine role="status">{t('familyClash', { places: places.join(', ') })}</WarnLine>
          </li>
        );
      })}
    </ul>
  );
}
