import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Columns of a windowed table keep the widest width they had: other rows must not move them while one scrolls.
 * Another width of the table or other columns begin anew.
 */
export function useSteadyColumns(
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
