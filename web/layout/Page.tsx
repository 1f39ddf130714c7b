import { type ReactNode, use } from 'react';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import { BelowHeading } from './belowHeading.ts';
import { useTitleInHeader } from './headerTitle.ts';
import styles from './Page.module.css';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Row } from '../ui/Row.tsx';
import { Text } from '../ui/Text.tsx';

interface PageProps {
  readonly title: string;
  /** One line below the title: what the page is about, until when. */
  readonly subtitle?: ReactNode;
  /** Actions on the whole page, on the right. */
  readonly actions?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** `form` keeps lines and fields short enough to read. */
  readonly width?: 'wide' | 'form';
  readonly children: ReactNode;
}

/** A page in a layout: browser title, heading, actions and content. */
export function Page({ title, subtitle, actions, crumbs, width = 'wide', children }: PageProps) {
  const competition = useTitleInHeader(title);
  // The header of a narrow window says these already.
  const isCrumbInHeader = crumbs?.every(({ label }) => label === competition) ?? true;
  const isSubtitleInHeader = !subtitle || subtitle === competition;
  return (
    <Stack gap={6} top className={styles.page} data-width={width}>
      <DocumentTitle title={title} />
      <Row
        as="header"
        gap={3}
        columnGap={6}
        align="start"
        justify="between"
        className={styles.head}
        data-words={!isCrumbInHeader || !isSubtitleInHeader || undefined}
        data-actions={Boolean(actions) || undefined}
      >
        <Stack gap={1} minContent className={styles.words}>
          {crumbs ? (
            <div data-in-header={isCrumbInHeader || undefined}>
              <Breadcrumbs crumbs={crumbs} />
            </div>
          ) : null}
          <h1>{title}</h1>
          {subtitle ? (
            <Text as="div" soft size="sm" data-in-header={isSubtitleInHeader || undefined}>
              {subtitle}
            </Text>
          ) : null}
        </Stack>
        {actions ? <Row gap={2}>{actions}</Row> : null}
      </Row>
      {use(BelowHeading)}
      {children}
    </Stack>
  );
}
