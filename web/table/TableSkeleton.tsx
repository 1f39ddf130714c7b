import { useTranslation } from 'react-i18next';
import { joinClasses } from '../ui/joinClasses.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import styles from './DataTable.module.css';
import selectionStyles from './Selection.module.css';

const ROWS = [62, 48, 71, 55, 66, 44, 58, 50] as const;

interface TableSkeletonProps {
  readonly columns: readonly { readonly id: string; readonly phone?: string; readonly align?: string }[];
  /** Rows have a checkbox. */
  readonly choosable: boolean;
}

/** Placeholder rows; screen readers hear of them once. */
export function TableSkeleton({ columns, choosable }: TableSkeletonProps) {
  const { t } = useTranslation('table');
  return ROWS.map((width, index) => (
    <tr key={width} role="row" className={styles.row} data-choosable={choosable || undefined}>
      {choosable ? <td role="cell" className={joinClasses(styles.cell, selectionStyles.cell)} /> : null}
      <td role="cell" className={styles.cell} data-phone="name">
        {index === 0 ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
        <Skeleton width={`${width}%`} />
      </td>
      {columns.map(({ id, phone, align }) => (
        <td key={id} role="cell" className={styles.cell} data-phone={phone ?? 'rest'} data-align={align}>
          <Skeleton width="4rem" />
        </td>
      ))}
      <td role="cell" className={styles.actions} />
    </tr>
  ));
}
