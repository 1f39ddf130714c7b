import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { isLoaded } from '../ui/isLoaded.ts';
import { joinClasses } from '../ui/joinClasses.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { Row } from '../ui/Row.tsx';
import { FORMATS, type ExportSource } from './ExportMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import type { ListedColumn } from './FilterSheet.tsx';
import type { Filter } from './FilterSelect.tsx';
import styles from './PhoneBar.module.css';
import { SearchBox } from './SearchBox.tsx';
import { useExport } from './useExport.ts';
import type { TableQuery } from './useTableQuery.ts';

interface PhoneBarProps<Row> {
  readonly query: TableQuery;
  readonly searchLabel?: string | undefined;
  readonly filters: readonly Filter[];
  readonly name: ListedColumn;
  readonly columns: readonly ListedColumn[];
  /** Null while there is nothing to export. */
  readonly source: ExportSource<Row> | null;
  /** Starts choosing rows; undefined for rows without a selection. */
  readonly onSelect: (() => void) | undefined;
}

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** A list's search, one button for its filters, and one menu for the rest, in one line. */
export function PhoneBar<Row>(props: PhoneBarProps<Row>) {
  const { query, searchLabel, filters, name, columns, source, onSelect } = props;
  const { t } = useTranslation('table');
  const [isOpen, setIsOpen] = useState(false);
  const openSheet = async () => {
    if (await isLoaded(loadSheet)) setIsOpen(true);
  };
  const count = Object.values(query.filters).filter(Boolean).length;
  const hasSheet = filters.length > 0 || [name, ...columns].some(({ sortable }) => sortable);
  return (
    <Row gap={2} align="center" className={styles.bar} role="search" aria-label={t('filters')}>
      {searchLabel ? <SearchBox label={searchLabel} value={query.search} onSearch={query.setSearch} /> : null}
      {hasSheet ? (
        <Button
          aria-haspopup="dialog"
          onPointerDown={() => void loadSheet().catch(() => undefined)}
          onClick={() => void openSheet()}
        >
          {count > 0 ? t('filterButtonOf', { count }) : t('filterButton')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet
            isOpen
            onClose={() => setIsOpen(false)}
            query={query}
            filters={filters}
            name={name}
            columns={columns}
          />
        </Suspense>
      ) : null}
      {source ? <ListMenu source={source} onSelect={onSelect} /> : null}
    </Row>
  );
}

interface ListMenuProps<Row> {
  readonly source: ExportSource<Row>;
  readonly onSelect: (() => void) | undefined;
}

/** Choosing rows and exporting them, behind one button. */
function ListMenu<Row>({ source, onSelect }: ListMenuProps<Row>) {
  const { t } = useTranslation('table');
  const exporter = useExport(source);
  const oneAtATime = exporter.progress === null ? undefined : t('oneAtATime');
  const actions: MenuAction[] = [
    ...(onSelect ? [{ id: 'select', label: t('select'), onAction: onSelect }] : []),
    ...FORMATS.map((format) => ({
      id: format,
      label: t('exportAs', { format: t(`formats.${format}`) }),
      disabledReason: oneAtATime,
      onAction: () => void exporter.start(format),
    })),
  ];
  return (
    <>
      <RowMenu
        label={t('toolsLabel')}
        actions={actions}
        button={{ className: joinClasses(field.control, styles.menu), content: <Icon name="more" /> }}
      />
      <ExportProgress exporter={exporter} onCancel={() => undefined} />
    </>
  );
}
