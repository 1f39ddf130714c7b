import { Icon } from '../ui/Icon.tsx';
import type { SelectionExtent } from './selection.ts';
import styles from './Selection.module.css';

/** The drawn box; the real checkbox is above or around it. */
export function CheckMark({ checked }: { readonly checked: SelectionExtent }) {
  return (
    <span className={styles.box} data-checked={checked} aria-hidden="true">
      {checked === 'all' ? <Icon name="check" small /> : null}
    </span>
  );
}
