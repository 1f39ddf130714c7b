import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { hasEnded } from '../../../shared/domain/registration/hasEnded.ts';
import { type MissingDetail, missingOfEntry } from '../../../shared/domain/reminders/missingDetails.ts';
import { currentTime } from '../../clock.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import styles from './FamilyEntries.module.css';

const MEMBERSHIP: readonly MissingDetail[] = ['membership', 'expiry', 'expired'];

/** The missing details of an entry, and the number of its eligibility warnings. */
export function missingColumn(t: TFunction<'myEntries'>): Column<Entry> {
  const openPoints = (entry: Entry) => {
    // Nothing is asked of a family once the competition is over.
    if (entry.state === 'withdrawn' || hasEnded(entry.competition, currentTime()))
      return { names: [], warnings: 0 };
    const missing = missingOfEntry(entry);
    // A missing membership is also a warning; it counts once.
    const isCounted = missing.some((one) => MEMBERSHIP.includes(one));
    const warnings = entry.checks.filter(({ rule }) => !isCounted || rule !== 'membership').length;
    return { names: missing.map((one) => t(`missing.${one}`)), warnings };
  };
  return {
    id: 'missing',
    heading: t('columns.missing'),
    phone: 'left',
    cell: (entry) => {
      const { names, warnings } = openPoints(entry);
      const count = names.length + warnings;
      if (count === 0) return null;
      const [only] = count === 1 ? names : [];
      return (
        <Pill tone="warn">
          {only === undefined ? null : <span className={styles.onDesk}>{only}</span>}
          <span className={only === undefined ? undefined : styles.onPhone}>{t('toClearUp', { count })}</span>
        </Pill>
      );
    },
    exportValue: (entry) => {
      const { names, warnings } = openPoints(entry);
      return [...names, ...(warnings > 0 ? [t('toClearUp', { count: warnings })] : [])].join(', ');
    },
  };
}
