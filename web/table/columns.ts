import type { ReactNode } from 'react';
import { metaHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { ExportColumn, ExportValue } from './export/exportValue.ts';

/**
 * A cell's place in a phone's row: left below the name, right with decisive values, a line of its own,
 * or the rest behind a tap.
 */
export type PhonePlace = 'left' | 'right' | 'line' | 'rest';

export interface TableColumn<Row> {
  /** Also what the list is sorted by in the page's address, if it sorts. */
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers and amounts are aligned to the end. */
  readonly align?: 'start' | 'end';
  /** `rest` by default. */
  readonly phone?: PhonePlace;
  /** Hidden until chosen. */
  readonly hidden?: boolean;
  /** The exported value; a column without one is not exported. */
  readonly exportValue?: (row: Row) => ExportValue;
  /** Its second line as columns of an export. */
  readonly alsoExported?: readonly ExportColumn<Row>[];
}

/** The first column: the row's name and link. */
export interface NameColumn<Row> {
  readonly id: string;
  readonly heading: string;
  readonly text: (row: Row) => string;
  /** The link of the name; undefined without a page. */
  readonly to?: (row: Row) => string | undefined;
  /** A quieter second line. */
  readonly detail?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** In an export, where that is not the text. */
  readonly exportValue?: (row: Row) => ExportValue;
  /** Further exported columns: the second line, and fields without room in the table. */
  readonly alsoExported?: readonly ExportColumn<Row>[];
}

interface CellMeta {
  readonly align: 'start' | 'end';
  readonly phone: PhonePlace | 'name';
}

/** Rows are searched and sorted before they come; TanStack Table only knows the headings and the sorted column. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<CellMeta>() });

export type Features = typeof features;

/** The headings as TanStack Table takes them, the name first. */
export function columnDefs<Row extends RowData>(
  { id: nameId, heading: nameHeading, sortable: isSortable }: NameColumn<Row>,
  columns: readonly TableColumn<Row>[],
): ColumnDef<Features, Row>[] {
  const rest = columns.map(({ id, heading, sortable, align, phone }): ColumnDef<Features, Row> => ({
    id,
    header: heading,
    accessorFn: () => null,
    enableSorting: sortable ?? false,
    sortDescFirst: align === 'end',
    meta: { align: align ?? 'start', phone: phone ?? 'rest' },
  }));
  const name: ColumnDef<Features, Row> = {
    id: nameId,
    header: nameHeading,
    accessorFn: () => null,
    enableSorting: isSortable ?? false,
    meta: { align: 'start', phone: 'name' },
  };
  return [name, ...rest];
}
