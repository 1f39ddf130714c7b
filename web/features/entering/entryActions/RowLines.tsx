import { formatAmount } from '../../../i18n/formats.ts';
import { dueOfRow, type NamedRow } from './actionRow.ts';
import styles from './EntryActions.module.css';

/** The entries of an action, each with what it owes. */
export function RowLines({ rows }: { readonly rows: readonly NamedRow[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id} className={styles.line}>
          <span>{row.name}</span>
          <span className={styles.amount}>{formatAmount(dueOfRow(row), row.currency, true)}</span>
        </li>
      ))}
    </ul>
  );
}
