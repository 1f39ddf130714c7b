import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button as MenuButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import type { EveryRowWork } from '../api/loadAllRows.ts';
import type { ExportColumn } from './export/exportValue.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { LocaleScope } from '../ui/LocaleScope.tsx';
import popover from '../ui/popover.module.css';
import { ExportProgress } from './ExportProgress.tsx';
import styles from './FilterRow.module.css';
import { useExport } from './useExport.ts';

export const FORMATS = ['xlsx', 'csv'] as const;

/** What an export writes. */
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
  const isExporting = exporter.progress !== null;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ExportProgress exporter={exporter} onCancel={() => opener.current?.focus()} />
      <LocaleScope>
        <MenuTrigger>
          <MenuButton ref={opener} className={joinClasses(field.control, styles.filter)}>
            {label}
            <Icon name="down" small />
          </MenuButton>
          <Popover className={joinClasses(popover.popover)} placement="bottom end" offset={4}>
            <Menu
              className={joinClasses(popover.list)}
              aria-label={label}
              disabledKeys={isExporting ? FORMATS : []}
            >
              {FORMATS.map((format) => (
                <MenuItem
                  key={format}
                  id={format}
                  textValue={t(`formats.${format}`)}
                  className={joinClasses(popover.option)}
                  onAction={() => void exporter.start(format)}
                >
                  <span className={popover.words}>
                    <span>{t(`formats.${format}`)}</span>
                    <span className={popover.detail}>
                      {isExporting ? t('oneAtATime') : t(`formats.${format}Text`)}
                    </span>
                  </span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </LocaleScope>
    </>
  );
}
