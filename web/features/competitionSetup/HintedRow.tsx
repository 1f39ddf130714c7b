import type { ReactNode } from 'react';
import { FormRow } from '../../forms/Form.tsx';
import styles from './HintedRow.module.css';

/** Fields side by side; their controls line up whatever the length of the hints. */
export function HintedRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <FormRow>{children}</FormRow>
    </div>
  );
}
