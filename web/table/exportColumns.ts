import type { ExportColumn } from './export/exportValue.ts';
import type { TableColumn, NameColumn } from './columns.ts';

/** Columns of a table's export: the name, then the columns shown, each with its second line. */
export function exportColumns<Row>(
  name: NameColumn<Row>,
  shown: readonly TableColumn<Row>[],
): ExportColumn<Row>[] {
  return [
    { heading: name.heading, value: name.text },
    ...(name.alsoExported ?? []),
    ...shown.flatMap(({ heading, exportValue, alsoExported = [] }) => [
      ...(exportValue ? [{ heading, value: exportValue }] : []),
      ...alsoExported,
    ]),
  ];
}
