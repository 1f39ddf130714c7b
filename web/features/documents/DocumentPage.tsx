import type { ReactNode } from 'react';
import type { DocumentLayout } from '../../../shared/domain/receipts/documentLayout.ts';
import { Page } from '../../layout/Page.tsx';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import button from '../../ui/Button.module.css';
import styles from './Documents.module.css';
import { DocumentView } from './DocumentView.tsx';

interface DocumentPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly crumb: Crumb;
  readonly print: string;
  /** Undefined for what there is no file of. */
  readonly file: { readonly label: string; readonly address: string } | undefined;
  /** Null while it is on its way. */
  readonly layout: DocumentLayout | null;
  /** Shown in its place. */
  readonly instead?: ReactNode;
  /** What stands beside it on screen, and is not printed. */
  readonly children: ReactNode;
}

/** A document of money to read, print and keep, with what there is beside it. */
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
        <div className={styles.columns}>
          <div className={styles.side}>{children}</div>
          {layout ? <DocumentView layout={layout} /> : instead}
        </div>
      </Page>
    </div>
  );
}
