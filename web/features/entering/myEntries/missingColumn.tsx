import type { TFunction } from 'i18next';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { entryIssues } from './entryIssues.ts';
import styles from './FamilyEntries.module.css';

/** The missing details of an entry, and the number of its eligibility warnings. */
export function missingColumn(t: TFunction<'myEntries'>): TableColumn<Entry> {
  const issues = (entry: Entry) => {
    const { missing, warnings } = entryIssues(entry);
    return { names: missing.map((one) => t(`missing.${one}`)), warnings };
  };
  return {
    id: 'missing',
    heading: t('columns.missing'),
    phone: 'left',
    cell: (entry) => {
      const { names, warnings } = issues(entry);
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
      const { names, warnings } = issues(entry);
      return [...names, ...(warnings > 0 ? [t('toClearUp', { count: warnings })] : [])].join(', ');
    },
  };
}
