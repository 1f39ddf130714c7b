import { useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RowData } from '@tanstack/react-table';
import { useIsPhone } from '../ui/useIsPhone.ts';
import styles from './DataTable.module.css';
import { RowGap } from './RowGap.tsx';
import { rowRuns } from './rowRuns.ts';
import { TableRow } from './TableRow.tsx';
import type { RowOptions } from './TableRow.tsx';
import { useDistanceFromTop } from './useDistanceFromTop.ts';
import { useRememberedHeights } from './useRememberedHeights.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';

/** Pixels of a row before it is measured: two lines on a desk, three on a phone. */
const USUAL_HEIGHT = { desk: 48, phone: 103 };

/** Rows drawn beyond each edge of the window, for scrolling and for Tab. */
const BEYOND_EDGE = 8;

interface TableBodyProps<Row extends RowData> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Draws the rows near the window only. */
  readonly isWindowed: boolean;
  readonly isChosen: ((key: string) => boolean) | null;
  readonly options: RowOptions<Row>;
  /** What stands before the rows: the skeleton. */
  readonly children: ReactNode;
}

/**
 * All rows, or of a long list those near the window and the one that had the focus last, with gaps for the
 * others; screen readers learn each row's number. One component for both: a list that grows keeps its rows and
 * the focus in them.
 */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { rows, rowKey, isWindowed, isChosen, options, children } = props;
  const isPhone = useIsPhone();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const scrollMargin = useDistanceFromTop(body);
  const heights = useRememberedHeights();
  const held = focused === null ? -1 : rows.findIndex((row) => rowKey(row) === focused);
  const keepRow = ({ target }: SyntheticEvent<HTMLElement>) => {
    if (target instanceof Element) setFocused(target.closest('tr')?.dataset['key'] ?? null);
  };
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isPhone ? USUAL_HEIGHT.phone : USUAL_HEIGHT.desk),
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: BEYOND_EDGE,
    scrollMargin,
    // React may draw rows in one go with whatever else a frame brings.
    useFlushSync: false,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: heights.initial,
    onChange: ({ measurementsCache }) => heights.remember(measurementsCache),
    // A row that loses its element loses the focus, and the selection bar has nowhere to return to.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return held < 0 || near.includes(held) ? near : [...near, held].sort((one, other) => one - other);
    },
  });
  useSteadyColumns(body, isWindowed, options.columns);
  const drawn = isWindowed
    ? rowRuns(virtualizer.getVirtualItems(), scrollMargin, scrollMargin + virtualizer.getTotalSize())
    : rows.map((_, index) => ({ kind: 'row' as const, index }));
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={isWindowed ? styles.windowed : undefined}
      onFocusCapture={keepRow}
    >
      {children}
      {drawn.map((run) => {
        if (run.kind === 'gap') return <RowGap key={`gap before ${run.before}`} height={run.height} />;
        const row = rows[run.index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            row={row}
            rowKey={key}
            index={isWindowed ? run.index : undefined}
            isChosen={isChosen?.(key) ?? null}
            measure={isWindowed ? virtualizer.measureElement : undefined}
            {...options}
          />
        );
      })}
    </tbody>
  );
}
