/** One line of the table printed by `npm run bench`. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** Empty for a figure without a budget, shown for comparison. */
  readonly budget: string;
  readonly ok: boolean;
}

/** A figure and its maximum. */
export function atMost(
  what: string,
  measured: number,
  budget: number,
  show: (figure: number) => string,
): Row {
  return { what, measured: show(measured), budget: `≤ ${show(budget)}`, ok: measured <= budget };
}

/** A figure without a budget. */
export const reported = (what: string, measured: string): Row => ({ what, measured, budget: '', ok: true });

export const seconds = (figure: number) => `${figure.toFixed(1)} s`;
export const milliseconds = (figure: number) => `${figure.toFixed(2)} ms`;
export const times = (figure: number) => `${figure.toFixed(2)} ×`;
export const pieces = (figure: number) => figure.toFixed(0);
/** Cumulative layout shift, which has no unit. */
export const shift = (figure: number) => figure.toFixed(3);
export const units = (figure: number) => `${figure.toFixed(1)} units`;
export const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const mebibytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;

const verdictOf = ({ budget, ok }: Row) => (budget === '' ? '' : ok ? 'ok' : 'OVER');

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.budget, verdictOf(row)]);
  return columnsOf([['what', 'measured', 'budget', ''], ...cells]);
}

/** The rows of two commits side by side; a figure that only one of them has stands alone. */
export function tableBeside(before: string, were: readonly Row[], are: readonly Row[]): string {
  const [old, known] = [new Map(were.map((row) => [row.what, row])), new Set(are.map(({ what }) => what))];
  const gone = were.filter(({ what }) => !known.has(what));
  const cells = [
    ...are.map((row) => [
      row.what,
      old.get(row.what)?.measured ?? '',
      row.measured,
      row.budget,
      verdictOf(row),
    ]),
    ...gone.map(({ what, measured }) => [what, measured, '', '', '']),
  ];
  return columnsOf([['what', before, 'here', 'budget', ''], ...cells]);
}

/** The lines in columns as wide as their longest text. */
function columnsOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const printed = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return [printed[0], rule, ...printed.slice(1)].join('\n');
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
