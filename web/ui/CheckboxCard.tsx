import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import choice from './choice.module.css';
import styles from './CheckboxCard.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';

interface CheckboxCardProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'className' | 'disabled' | 'title'
> {
  readonly title: ReactNode;
  /** A quieter second line: level, duration. */
  readonly detail?: ReactNode;
  /** The price or the places left, on the right. */
  readonly aside?: ReactNode;
  /** A radio button: of several with the same `name`, one is chosen. */
  readonly isOneOf?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A choice as a card that can be pressed anywhere, for events and formats. */
export function CheckboxCard(props: CheckboxCardProps) {
  const { title, detail, aside, isOneOf = false, ref, ...input } = props;
  const id = useId();
  return (
    <div className={joinClasses(choice.framed, styles.card)}>
      <input
        {...input}
        ref={ref}
        id={id}
        type={isOneOf ? 'radio' : 'checkbox'}
        className={joinClasses(choice.input, styles.input)}
        aria-describedby={detail ? `${id}-detail` : undefined}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" small />
      </span>
      <span className={styles.words}>
        <label className={styles.title} htmlFor={id}>
          {title}
        </label>
        {detail ? (
          <span className={styles.detail} id={`${id}-detail`}>
            {detail}
          </span>
        ) : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </div>
  );
}
