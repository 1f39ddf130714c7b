import type { ReactNode } from 'react';
import { FormRow } from '../../forms/Form.tsx';
import styles from './HintedRow.module.css';

/** Fields side by side, each with a hint of one or two lines: their controls stand on one line. */
export function HintedRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <FormRow>{children}</FormRow>
    </div>
  );
}
