import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Pill } from '../ui/Pill.tsx';
import { Text } from '../ui/Text.tsx';
import { Stack } from '../ui/Stack.tsx';
import styles from './FoldSection.module.css';
import { useFolded } from './useFolded.ts';
import './formMessages.ts';

interface FoldSectionProps {
  /** Where a link to this section leads. */
  readonly id?: string;
  readonly title: string;
  /** The fields' values in one line. */
  readonly summary: string;
  /** The fields, or the lists and groups that hold them. */
  readonly names: readonly string[];
  /** Whether something typed here is not saved yet. */
  readonly isEdited?: boolean;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a long form, one line until it is opened. An error in it opens it. Its fields stay in the page while
 * it is closed, so that an upload goes on and the browser's search finds them.
 */
export function FoldSection(props: FoldSectionProps) {
  const { id, title, summary, names, isEdited = false, startsOpen = false, children } = props;
  const { t } = useTranslation('form');
  const { isOpen, open, fold } = useFolded(names, true, startsOpen);
  return (
    <details
      id={id}
      className={styles.section}
      open={isOpen}
      // The browser's search opens a section by itself.
      onToggle={(event) => {
        if (event.currentTarget.open) open();
      }}
    >
      <summary
        className={styles.line}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) fold();
          else open();
        }}
      >
        <h2 className={styles.title}>{title}</h2>
        <Text as="span" soft size="sm" truncate className={styles.text}>
          {isOpen ? '' : summary}
        </Text>
        {isEdited ? <Pill tone="info">{t('edited')}</Pill> : null}
        <Icon name="down" small />
      </summary>
      <Stack gap={5} className={styles.fields} role="group" aria-label={title}>
        {children}
      </Stack>
    </details>
  );
}

interface SectionLinkProps {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
}

/** The line of a section that has a page of its own. */
export function SectionLink({ to, title, summary }: SectionLinkProps) {
  return (
    <Link to={to} className={styles.section}>
      <span className={styles.line}>
        <strong className={styles.title}>{title}</strong>
        <Text as="span" soft size="sm" truncate className={styles.text}>
          {summary}
        </Text>
        <Icon name="right" small />
      </span>
    </Link>
  );
}
