import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPhone } from '../ui/useIsPhone.ts';
import styles from './DataTable.module.css';
import { TableRow, type RowOptions } from './TableRow.tsx';
import { rowRuns } from './rowRuns.ts';

/** Places of the history whose heights are kept. */
const MOST = 5;
const kept = new Map<string, VirtualItem[]>();

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
  /** The skeleton, until there are rows. */
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

/** Stands for the rows of a long list that are not drawn. */
function RowGap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}

/** Pixels between the top of the document and an element, also after what stands above it has loaded. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setDistance(Math.round(top + window.scrollY));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return distance;
}

/**
 * The heights of a long list's rows by the place in the history, so that the way back leads to the same rows:
 * a scroll position means nothing among rows of guessed heights.
 */
function useRememberedHeights() {
  const { key } = useLocation();
  const [initial] = useState(() => kept.get(key) ?? []);
  const remember = (heights: VirtualItem[]) => {
    kept.delete(key);
    kept.set(key, heights);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
  return { initial, remember };
}

/**
 * Columns of a windowed table keep the widest width they had: other rows must not move them while one scrolls.
 * Another width of the table or other columns begin anew.
 */
function useSteadyColumns(
  body: RefObject<HTMLElement | null>,
  isWindowed: boolean,
  columns: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    const [first] = table?.tHead?.rows ?? [];
    if (!isWindowed || !table || !first) return;
    const heads = [...first.cells];
    let width = 0;
    const release = () => {
      for (const head of heads) head.style.minWidth = '';
    };
    const observer = new ResizeObserver(() => {
      if (Math.abs(table.clientWidth - width) > 1) release();
      width = table.clientWidth;
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      for (const [index, head] of heads.entries()) {
        // The name takes the space that the others leave.
        if (head.dataset['takesRest'] === undefined) head.style.minWidth = `${String(widths[index])}px`;
      }
    });
    observer.observe(table);
    for (const head of heads) observer.observe(head);
    return () => {
      observer.disconnect();
      release();
    };
  }, [body, isWindowed, columns]);
}
