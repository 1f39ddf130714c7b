import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonTone } from './Button.tsx';
import { joinClasses } from './joinClasses.ts';

interface LinkButtonProps extends LinkProps {
  readonly tone?: ButtonTone;
  readonly dense?: boolean;
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it navigates instead of acting. */
export function LinkButton({
  tone = 'quiet',
  dense = false,
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={joinClasses(styles.button, className)}
      data-tone={tone}
      data-dense={dense || undefined}
    >
      {icon}
      {children}
    </Link>
  );
}
