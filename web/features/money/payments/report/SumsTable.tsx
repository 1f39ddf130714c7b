import type { ReactNode } from 'react';
import { formatAmount, formatNumber } from '../../../../i18n/formats.ts';
import styles from './SumsTable.module.css';
import { Box } from '../../../../ui/Box.tsx';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import amounts from '../amountTable.module.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

export interface SumColumn<Row> {
  readonly heading: string;
  /** Minor units, or a count with `isCount`. */
  readonly value: (row: Row) => number;
  readonly isCount?: boolean;
}

interface SumsTableProps<Row> {
  readonly title: string;
  /** The heading of the rows: rinks, days. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => ReactNode;
  readonly columns: readonly SumColumn<Row>[];
  readonly currency: string;
  /** The label of the last row. */
  readonly total: string;
  /** Actions at the end of a row. */
  readonly actionsOf?: (row: Row) => ReactNode;
}

/** Amounts by rink, method or day, with the sum of each column below. */
export function SumsTable<Row>(props: SumsTableProps<Row>) {
  const { title, of, rows, keyOf, nameOf, columns, currency, total, actionsOf } = props;
  const shown = (value: number, isCount?: boolean) =>
    isCount ? formatNumber(value) : formatAmount(value, currency);
  return (
    <Box frame="panel">
      <table className={joinClasses(amounts.table, styles.table)}>
        <caption>{title}</caption>
        <VisuallyHidden as="thead" on="tablet">
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" data-amount>
                {heading}
              </th>
            ))}
            {actionsOf ? <td /> : null}
          </tr>
        </VisuallyHidden>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map(({ heading, value, isCount }) => (
                <td
                  key={heading}
                  data-amount
                  data-heading={heading}
                  data-zero={value(row) === 0 || undefined}
                >
                  {shown(value(row), isCount)}
                </td>
              ))}
              {actionsOf ? <td data-actions>{actionsOf(row)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {columns.map(({ heading, value, isCount }) => (
              <td key={heading} data-amount data-heading={heading}>
                {shown(
                  rows.reduce((sum, row) => sum + value(row), 0),
                  isCount,
                )}
              </td>
            ))}
            {actionsOf ? <td /> : null}
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}
