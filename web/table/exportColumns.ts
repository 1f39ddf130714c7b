import type { ExportColumn } from './export/exportValue.ts';
import type { Column, NameColumn } from './columns.ts';

/** What a table's export writes: the name, then the columns shown, each with what stands small below it. */
export function exportColumns<Row>(
  name: NameColumn<Row>,
  shown: readonly Column<Row>[],
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
