import { withLook, type Gap, type LookProps } from './look.ts';
import styles from './look.module.css';

interface StackProps extends LookProps {
  readonly gap?: Gap;
  /** Between columns, if a class gives the stack some. */
  readonly columnGap?: Gap;
  /** Its parts are as wide as their content, at the line's start. */
  readonly align?: 'start';
  /** Its column is at least as wide as its content; usually it becomes as narrow as its place. */
  readonly minContent?: boolean;
  /** Its parts stay at the top of a place that is higher. */
  readonly top?: boolean;
}

/** Things below each other. */
export function Stack({
  as: Tag = 'div',
  gap,
  columnGap,
  align,
  minContent = false,
  top = false,
  ...rest
}: StackProps) {
  const layout = [
    styles.stack,
    !minContent && styles.shrinks,
    top && styles.top,
    gap && styles[`gap${gap}`],
    columnGap && styles[`columnGap${columnGap}`],
    align && styles.stackAtStart,
  ];
  return <Tag {...withLook(rest, ...layout)} />;
}
