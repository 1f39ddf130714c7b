import { useRef } from 'react';
import type { EveryRowWork } from '../api/loadAllRows.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { ExportColumn } from './export/exportValue.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import styles from './FilterRow.module.css';
import { useExport } from './useExport.ts';

export const FORMATS = ['xlsx', 'csv'] as const;

export interface ExportSource<Row> {
  /** The rows and their competition; begins the file name. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly everyRow: (work: EveryRowWork) => Promise<readonly Row[]>;
}

interface ExportMenuProps<Row> {
  readonly source: ExportSource<Row>;
  readonly label: string;
}

/** Saves rows as a file, with progress and cancel while they load. */
export function ExportMenu<Row>({ source, label }: ExportMenuProps<Row>) {
  const { t } = useTranslation('table');
  const exporter = useExport(source);
  const frame = useRef<HTMLSpanElement>(null);
  const oneAtATime = exporter.progress === null ? undefined : t('oneAtATime');
  const actions = FORMATS.map((format) => ({
    id: format,
    label: t(`formats.${format}`),
    detail: t(`formats.${format}Text`),
    disabledReason: oneAtATime,
    onAction: () => void exporter.start(format),
  }));
  return (
    <>
      <ExportProgress exporter={exporter} onCancel={() => frame.current?.querySelector('button')?.focus()} />
      <span ref={frame}>
        <RowMenu
          label={label}
          actions={actions}
          button={{
            className: joinClasses(field.control, styles.filter),
            content: (
              <>
                {label}
                <Icon name="down" small />
              </>
            ),
          }}
        />
      </span>
    </>
  );
}
