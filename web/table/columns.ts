import type { ReactNode } from 'react';
import { metaHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { ExportColumn, ExportValue } from './export/exportValue.ts';

/**
 * Where a cell stands in a phone's row: on the left under the name, on the right with what decides,
 * or with the rest behind a tap.
 */
export type PhonePlace = 'left' | 'right' | 'rest';

/** A column of a table. */
export interface Column<Row> {
  /** What the server sorts by, where it can. */
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers and amounts stand at the end of their column. */
  readonly align?: 'start' | 'end';
  /** `rest` by default. */
  readonly phone?: PhonePlace;
  /** Stands in the table only where somebody chooses it; the others stand in it until they are hidden. */
  readonly hidden?: boolean;
  /** What an export writes for it; a column without one is not exported. */
  readonly exportValue?: (row: Row) => ExportValue;
  /** What stands small below it, as columns of their own in an export. */
  readonly alsoExported?: readonly ExportColumn<Row>[];
}

/** The first column: who or what the row is, and the way to it. */
export interface NameColumn<Row> {
  readonly id: string;
  readonly heading: string;
  readonly text: (row: Row) => string;
  /** Where the name leads; undefined where there is no page for it. */
  readonly to?: (row: Row) => string | undefined;
  /** A quieter second line. */
  readonly detail?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** What an export writes beside the name: the second line, and what the table has no room for. */
  readonly alsoExported?: readonly ExportColumn<Row>[];
}

interface CellMeta {
  readonly align: 'start' | 'end';
  readonly phone: PhonePlace | 'name';
}

/** Sorting and paging are the server's; the table only keeps which column is sorted. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<CellMeta>() });

export type Features = typeof features;

/** The columns as TanStack Table takes them, the name first. */
export function columnDefs<Row extends RowData>(
  name: ColumnDef<Features, Row>,
  columns: readonly Column<Row>[],
): ColumnDef<Features, Row>[] {
  const rest = columns.map(({ id, heading, cell, sortable, align, phone }): ColumnDef<Features, Row> => ({
    id,
    header: heading,
    cell: ({ row }) => cell(row.original),
    accessorFn: () => null,
    enableSorting: sortable ?? false,
    sortDescFirst: align === 'end',
    meta: { align: align ?? 'start', phone: phone ?? 'rest' },
  }));
  return [name, ...rest];
}
