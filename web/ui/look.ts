import type { HTMLAttributes } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './look.module.css';

/** Steps of the spacing tokens. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

/** How text looks, in the tokens' words. */
interface TextLook {
  readonly soft?: boolean;
  readonly size?: 'xs' | 'sm' | 'lg' | 'xl';
  readonly weight?: 'regular' | 'medium' | 'strong';
  /** Digits of one width, for figures below each other. */
  readonly figures?: boolean;
  /** A long word breaks where the line ends. */
  readonly breaks?: boolean;
}

type Tag =
  | 'article'
  | 'aside'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figure'
  | 'footer'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'ul';

/** What `Row`, `Stack` and `Text` have in common: an element, with what its text looks like. */
export interface LookProps extends HTMLAttributes<HTMLElement>, TextLook {
  readonly as?: Tag;
}

/** Parts the look from the attributes of the element, and adds its classes. */
export function withLook<Rest extends HTMLAttributes<HTMLElement>>(
  { soft, size, weight, figures, breaks, className, ...rest }: Rest & TextLook,
  ...layout: readonly (string | false | undefined)[]
) {
  const names = [
    ...layout,
    soft && styles.soft,
    size && styles[size],
    weight && styles[weight],
    figures && styles.figures,
    breaks && styles.breaks,
    className,
  ];
  return { ...rest, className: joinClasses(...names) };
}
