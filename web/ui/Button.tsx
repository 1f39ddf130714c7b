import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { joinClasses } from './joinClasses.ts';

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `primary` once on a page, `quiet` beside it, `plain` inside rows, `danger` for irreversible actions. */
  readonly tone?: ButtonTone;
  readonly dense?: boolean;
  /** Why the button is disabled. It stays focusable, so that everyone can read the reason. */
  readonly disabledReason?: string | undefined;
  readonly icon?: ReactNode;
}

/** A button. If disabled, it shows the reason on hover and focus, and has it as its description. */
export function Button(props: ButtonProps) {
  const {
    tone = 'quiet',
    dense = false,
    disabledReason,
    icon,
    children,
    className,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const button = (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.button, className)}
      data-tone={tone}
      data-dense={dense || undefined}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={disabledReason ? refuse : onClick}
    >
      {icon}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={styles.explained}>
      {button}
      <span role="tooltip" id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}
