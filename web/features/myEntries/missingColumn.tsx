import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { hasEnded } from '../../../shared/domain/registration/hasEnded.ts';
import { missingDetails } from '../../../shared/domain/reminders/missingDetails.ts';
import { currentTime } from '../../clock.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import styles from './missingColumn.module.css';

/** What the family still owes the entry, money apart, and how much the eligibility rules remarked. */
export function missingColumn(t: TFunction<'myEntries'>): Column<Entry> {
  const namesOf = (entry: Entry): string[] => {
    // Of what is over nothing is asked any more.
    if (hasEnded(entry.competition, currentTime())) return [];
    const missing = missingDetails(entry, entry.competition.endDate);
    // What is missing of a membership is a remark too; it is said once.
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
