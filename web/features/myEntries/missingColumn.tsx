import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { hasEnded } from '../../../shared/domain/registration/hasEnded.ts';
import { missingOfEntry } from '../../../shared/domain/reminders/missingDetails.ts';
import { currentTime } from '../../clock.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import styles from './missingColumn.module.css';

/** The missing details of an entry, and the number of its eligibility warnings. */
export function missingColumn(t: TFunction<'myEntries'>): Column<Entry> {
  const namesOf = (entry: Entry): string[] => {
    // Nothing is asked of a family once the competition is over.
    if (hasEnded(entry.competition, currentTime())) return [];
    const missing = missingOfEntry(entry);
    // A missing membership is also a warning; it counts once.
    const warnings = entry.checks.filter(({ rule }) => missing.length === 0 || rule !== 'membership').length;
    return [
      ...missing.map((one) => t(`missing.${one}`)),
      ...(warnings > 0 && entry.state !== 'withdrawn' ? [t('toClearUp', { count: warnings })] : []),
    ];
  };
  return {
    id: 'missing',
    heading: t('columns.missing'),
    phone: 'left',
    cell: (entry) => {
      const names = namesOf(entry);
      return names.length === 0 ? null : (
        <span className={styles.missing}>
          {names.map((name) => (
            <Pill key={name} tone="warn">
              {name}
            </Pill>
          ))}
        </span>
      );
    },
    exportValue: (entry) => namesOf(entry).join(', '),
  };
}
