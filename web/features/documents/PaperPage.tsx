import type { ReactNode } from 'react';
import type { Paper } from '../../../shared/domain/receipts/paper.ts';
import { Page } from '../../layout/Page.tsx';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import button from '../../ui/Button.module.css';
import styles from './Documents.module.css';
import { PaperView } from './PaperView.tsx';

interface PaperPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly crumb: Crumb;
  readonly print: string;
  /** Undefined for what there is no file of. */
  readonly file: { readonly label: string; readonly address: string } | undefined;
  /** Null while it is on its way. */
  readonly paper: Paper | null;
  /** Shown in its place. */
  readonly instead?: ReactNode;
  /** What stands beside it on screen, and is not printed. */
  readonly children: ReactNode;
}

/** A document of money to read, print and keep, with what there is beside it. */
export function PaperPage(props: PaperPageProps) {
  const { title, subtitle, crumb, print, file, paper, instead, children } = props;
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
          {paper ? <PaperView paper={paper} /> : instead}
        </div>
      </Page>
    </div>
  );
}
