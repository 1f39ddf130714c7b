import styles from './DataTable.module.css';

/** Stands for the rows of a long list that are not drawn. */
export function RowGap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}
