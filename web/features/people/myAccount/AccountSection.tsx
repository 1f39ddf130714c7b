import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../../session/useSession.ts';
import fold from '../../../ui/Fold.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import type { AccountPart } from './AccountIndex.tsx';
import styles from './MyAccount.module.css';

interface AccountSectionProps {
  readonly part: AccountPart;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly isDangerous?: boolean;
  /** What it holds now, readable on a phone without opening it. */
  readonly aside?: string;
  /** Something in it waits for the person: on a phone it begins open. */
  readonly isUrgent?: boolean;
}

/** A section of the account that is saved separately: title and text on one side, the form on the other; a fold on a phone. */
export function AccountSection(props: AccountSectionProps) {
  const isPhone = useIsPhone();
  return isPhone ? <FoldedSection {...props} /> : <WideSection {...props} />;
}

function WideSection({ part, title, text, children, isDangerous }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      id={part}
      gap={4}
      columnGap={12}
      className={styles.section}
      aria-labelledby={id}
      data-danger={isDangerous || undefined}
    >
      <Stack gap={2} minContent top soft size="sm" className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </Stack>
      <Stack gap={4} top className={styles.content}>
        {children}
      </Stack>
    </Stack>
  );
}

/** Open where the address names it, where something is urgent, and where only a second factor is asked for. */
function FoldedSection(props: AccountSectionProps) {
  const { part, title, text, aside, children, isDangerous, isUrgent = false } = props;
  const id = useId();
  const { hash } = useLocation();
  const { secondFactorMissing = false } = useUser();
  const [beginsOpen] = useState(isUrgent || secondFactorMissing);
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? (beginsOpen || hash === `#${part}`);
  return (
    <section id={part} aria-labelledby={id} className={styles.folded} data-danger={isDangerous || undefined}>
      <details
        className={fold.fold}
        open={isOpen}
        onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
          if (currentTarget.open !== isOpen) setOpened(currentTarget.open);
        }}
      >
        <summary className={fold.summary}>
          <span className={styles.foldedTitle}>
            <h2 id={id} className={fold.title}>
              {title}
            </h2>
            {aside ? <span className={fold.aside}>{aside}</span> : null}
          </span>
          <Icon name="down" small />
        </summary>
        <Stack gap={4} top className={styles.foldedContent}>
          {text ? (
            <Text soft size="sm" as="div">
              {text}
            </Text>
          ) : null}
          {children}
        </Stack>
      </details>
    </section>
  );
}
