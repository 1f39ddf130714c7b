import { useId } from 'react';
import type { ReactNode } from 'react';
import { useHeadings } from '../headingRank.ts';
import styles from './PageSection.module.css';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

interface PageSectionProps {
  readonly title: string;
  /** One line below the heading. */
  readonly note?: ReactNode;
  /** A card of its own, beside the text. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

export function PageSection({ title, note, card = false, children }: PageSectionProps) {
  const id = useId();
  const { section: Heading } = useHeadings();
  return (
    <Stack
      aria-labelledby={id}
      as="section"
      gap={4}
      top
      className={styles.section}
      data-card={card || undefined}
    >
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {note ? (
        <Text soft size="sm" className={styles.note}>
          {note}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
