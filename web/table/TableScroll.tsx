import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

/** A table's frame. A table that overflows can be focused, to scroll by keyboard. */
export function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.scroll}
      data-scrolls={scrolls || undefined}
      {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
