import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Accent } from '../../shared/domain/core/accent.ts';
import { paths } from '../paths.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import { VenueZone } from '../ui/VenueZone.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import styles from './PublicContent.module.css';

interface PublicContentProps {
  readonly title: string;
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly accent: Accent;
    readonly timeZone: string;
  };
  /** From when the page is, in a line below. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What the public shows of a competition's day: its schedule, its results, where it is now. */
export function PublicContent({ title, competition, note, actions, children }: PublicContentProps) {
  return (
    <Stack gap={5} top className={styles.page} data-accent={competition.accent}>
      <DocumentTitle title={`${title} · ${competition.name}`} />
      <Row
        as="header"
        gap={3}
        columnGap={6}
        align="end"
        justify="between"
        className={styles.band}
        data-accent={competition.accent}
      >
        <span className={styles.figure}>
          <Figure name="serpentine" turn={-6} />
        </span>
        <div className={styles.words}>
          <h1>{title}</h1>
          <Text size="lg" breaks>
            <Link to={paths.publicCompetition(competition.id)}>{competition.name}</Link>
          </Text>
          {note}
          <VenueZone timeZone={competition.timeZone} plain />
        </div>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}

interface PublicSkeletonProps {
  readonly label: string;
  /** The heights of the heading and of what follows. */
  readonly heights: readonly [string, string];
}

/** The page while it loads. */
export function PublicSkeleton({ label, heights: [head, body] }: PublicSkeletonProps) {
  return (
    <Stack gap={5} top className={styles.page} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={head} />
      <Skeleton height={body} />
    </Stack>
  );
}
