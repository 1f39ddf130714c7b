import { withLook, type Gap, type LookProps } from './look.ts';
import styles from './look.module.css';

interface RowProps extends LookProps {
  readonly gap?: Gap;
  /** Between columns, where it differs from the gap between lines. */
  readonly columnGap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'between' | 'center' | 'end';
  /** False keeps everything on one line. */
  readonly wrap?: boolean;
  /** It stands within a line of text. */
  readonly inline?: boolean;
}

const ALIGNED = {
  start: styles.rowAtStart,
  center: styles.rowAtCenter,
  end: styles.rowAtEnd,
  baseline: styles.rowAtBaseline,
};
const JUSTIFIED = { between: styles.between, center: styles.toCenter, end: styles.toEnd };

/** Things beside each other, on as many lines as they need. */
export function Row({
  as: Tag = 'div',
  gap,
  columnGap,
  align,
  justify,
  wrap = true,
  inline = false,
  ...rest
}: RowProps) {
  const layout = [
    inline ? styles.inline : styles.row,
    wrap && styles.wrap,
    gap && styles[`gap${gap}`],
    columnGap && styles[`columnGap${columnGap}`],
    align && ALIGNED[align],
    justify && JUSTIFIED[justify],
  ];
  return <Tag {...withLook(rest, ...layout)} />;
}
