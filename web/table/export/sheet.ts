import type { ExportValue } from './exportValue.ts';

/** One heading per column, and rows with as many cells. */
export interface ExportedSheet {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly RawRow[];
}

/** The values of a row, one for each column. */
export type RawRow = readonly ExportValue[];

/** A column's heading, and those of the column for its currency or time zone. */
export interface ExportedColumn {
  readonly heading: string;
  readonly currency: string;
  readonly zone: string;
}

interface ResolvedColumn {
  readonly heading: string;
  readonly cells: readonly ExportValue[];
}

/**
 * Cells contain numbers and clock times only, so currency and time zone are in the heading if all rows share
 * one ("Total (HKD)"), otherwise in a separate column to the right.
 */
export function exportedSheet(
  title: string,
  columns: readonly ExportedColumn[],
  rows: readonly RawRow[],
): ExportedSheet {
  const resolved = columns.flatMap((column, index) =>
    resolve(
      column,
      rows.map((cells) => cells[index] ?? null),
    ),
  );
  return {
    title,
    headings: resolved.map(({ heading }) => heading),
    rows: rows.map((_, index) => resolved.map(({ cells }) => cells[index] ?? null)),
  };
}

function resolve(
  { heading, currency, zone }: ExportedColumn,
  cells: readonly ExportValue[],
): ResolvedColumn[] {
  const units = cells.map(unitOf);
  const different = [...new Set(units.filter((unit) => unit !== null))];
  const [only] = different;
  if (only === undefined) return [{ heading, cells }];
  if (different.length === 1) return [{ heading: `${heading} (${only})`, cells }];
  const isMoney = cells.some((cell) => isOf(cell, 'money'));
  return [
    { heading, cells },
    { heading: isMoney ? currency : zone, cells: units },
  ];
}

function unitOf(cell: ExportValue): string | null {
  if (isOf(cell, 'money')) return cell.currency;
  return isOf(cell, 'instant') ? cell.timeZone : null;
}

type Kind = Extract<ExportValue, { kind: string }>['kind'];

function isOf<K extends Kind>(cell: ExportValue, kind: K): cell is Extract<ExportValue, { kind: K }> {
  return typeof cell === 'object' && cell !== null && cell.kind === kind;
}
