import type { HTMLAttributes } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'caption' | 'legend' | 'span' | 'thead';
  /** Hides it in a narrow window alone; a wider one shows it. */
  readonly on?: 'phone' | 'tablet';
}

const HIDDEN = { phone: styles.onPhone, tablet: styles.onTablet };

/** Text for screen readers, without space on the page. */
export function VisuallyHidden({ as: Tag = 'span', on, className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={joinClasses(on ? HIDDEN[on] : styles.hidden, className)} />;
}
