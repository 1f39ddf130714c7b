import type { ReactNode } from 'react';
import type { DocumentLayout } from '../../../../shared/domain/core/documents/documentLayout.ts';
import { Page } from '../../../layout/Page.tsx';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import button from '../../../ui/Button.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Documents.module.css';
import { DocumentView } from './DocumentView.tsx';

interface DocumentPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly crumb: Crumb;
  readonly print: string;
  /** Undefined for a document without a file. */
  readonly file: { readonly label: string; readonly address: string } | undefined;
  /** Null while it loads. */
  readonly layout: DocumentLayout | null;
  /** Replaces the document. */
  readonly instead?: ReactNode;
  /** Beside the document on screen; not printed. */
  readonly children: ReactNode;
}

/** A document to read, print and download, with its status and list beside it. */
export function DocumentPage(props: DocumentPageProps) {
  const { title, subtitle, crumb, print, file, layout, instead, children } = props;
  return (
    <div className={styles.page}>
      <Page
        title={title}
        subtitle={subtitle}
        crumbs={[crumb]}
        actions={
          <>
            <Button onClick={() => window.print()}>{print}</Button>
            {file ? (
              <a
                className={button.button}
                data-tone="quiet"
                href={file.address}
                type="application/pdf"
                target="_blank"
                rel="noreferrer"
              >
                {file.label}
              </a>
            ) : null}
          </>
        }
      >
        <Stack gap={6} className={styles.columns}>
          <Stack gap={5} minContent className={styles.side}>
            {children}
          </Stack>
          {layout ? <DocumentView layout={layout} /> : instead}
        </Stack>
      </Page>
    </div>
  );
}
