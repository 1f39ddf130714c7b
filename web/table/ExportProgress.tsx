import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './FilterRow.module.css';
import type { Exporter } from './useExport.ts';

interface ExportProgressProps {
  readonly exporter: Exporter;
  /** Where the focus goes when the cancel button disappears. */
  readonly onCancel: () => void;
}

/** How far an export has come, and a button that stops it. */
export function ExportProgress({ exporter: { progress, cancel }, onCancel }: ExportProgressProps) {
  const { t } = useTranslation('table');
  const isExporting = progress !== null;
  return (
    <>
      <VisuallyHidden>
        {/* Announced once, because every further page would interrupt the reader. */}
        <span role="status">{isExporting ? t('exportBegins') : ''}</span>
      </VisuallyHidden>
      {isExporting ? (
        <Row
          as="span"
          inline
          gap={1}
          align="center"
          wrap={false}
          soft
          size="sm"
          figures
          className={styles.exporting}
        >
          {t('exporting', { count: progress })}
          <Button
            tone="plain"
            dense
            onClick={() => {
              onCancel();
              cancel();
            }}
          >
            {t('cancelExport')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
