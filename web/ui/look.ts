import type { HTMLAttributes } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './look.module.css';

/** Steps of the spacing tokens. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

/** How a box and its text look, in the tokens' words. */
interface Look {
  /** A surface with a line around it. */
  readonly frame?: 'panel' | 'card';
  /** The corners of what has a background but no line. */
  readonly round?: 'control' | 'panel';
  readonly background?: 'sunken' | 'info' | 'warn' | 'bad' | 'good';
  readonly pad?: 2 | 3 | 4 | 5 | 6;
  /** At the sides, where it differs. */
  readonly padInline?: 3 | 4 | 5;
  readonly soft?: boolean;
  readonly tone?: 'info' | 'good' | 'warn' | 'bad';
  readonly size?: 'xs' | 'sm' | 'lg' | 'xl';
  readonly weight?: 'regular' | 'medium' | 'strong';
  /** Digits of one width, for figures below each other. */
  readonly figures?: boolean;
  /** A long word breaks where the line ends. */
  readonly breaks?: boolean;
  /** One line, which ends in an ellipsis where the place ends. */
  readonly truncate?: boolean;
  /** Lines closer than a text's. */
  readonly snug?: boolean;
}

const ROUND = { control: styles.roundControl, panel: styles.roundPanel };
const BACKGROUNDS = {
  sunken: styles.sunken,
  info: styles.onInfo,
  warn: styles.onWarn,
  bad: styles.onBad,
  good: styles.onGood,
};

type Tag =
  | 'article'
  | 'aside'
  | 'caption'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'fieldset'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'ul';

/** The element with a look that `Row`, `Stack`, `Box` and `Text` share. */
export interface LookProps extends HTMLAttributes<HTMLElement>, Look {
  readonly as?: Tag;
}

/** Parts the look from the attributes of the element, and adds its classes. */
export function withLook<Rest extends HTMLAttributes<HTMLElement>>(
  props: Rest & Look,
  ...layout: readonly (string | false | undefined)[]
) {
  const { frame, round, background, pad, padInline, className, ...others } = props;
  const { soft, tone, size, weight, figures, breaks, truncate, snug, ...rest } = others;
  const names = [
    ...layout,
    frame && styles[frame],
    round && ROUND[round],
    background && BACKGROUNDS[background],
    pad && styles[`pad${pad}`],
    padInline && styles[`padInline${padInline}`],
    soft && styles.soft,
    tone && styles[tone],
    size && styles[size],
    weight && styles[weight],
    figures && styles.figures,
    breaks && styles.breaks,
    truncate && styles.truncate,
    snug && styles.snug,
    className,
  ];
  return { ...rest, className: joinClasses(...names) };
}

/** The classes of a `Stack`, for an element that is none. */
export const stackClasses = (gap: Gap) => joinClasses(styles.stack, styles.shrinks, styles[`gap${gap}`]);
