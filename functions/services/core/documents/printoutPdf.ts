import type { PaperSize } from '../../../../shared/contract/core/scheduleDocuments.ts';
import type {
  Printout,
  PrintoutColumn,
  PrintoutGroup,
  PrintoutSheet,
} from '../../../../shared/domain/core/documents/printout.ts';
import { space, text, texts, type Block, type Cell } from '../../../platform/documents/blocks.ts';
import { widthOf, type PageShape } from '../../../platform/documents/PageFlow.ts';
import { renderPages } from '../../../platform/documents/renderPages.ts';
import { bold, PAGE_SIZES, plain, STYLES } from '../../../platform/documents/styles.ts';

/** Points. */
const MARGIN = 40;
const FOOT = 56;
const CODE_SIDE = 76;
const GAP = 8;
const ROW_PADDING = 3;
const TITLE_SIZE = 19;
/** Of the cue before what an announcer says. */
const CUE_WIDTH = 96;
/** A flight stays on one page where it takes less than half of one. */
const HALF_PAGE = 320;
const HEADING_HEIGHT = 40;

/** An old printout must be seen to be old. */
const VERSION = bold(10);

export interface PrintoutHead<Screen> {
  readonly size: PaperSize;
  readonly competition: string;
  /** At the foot of every page: which printout this is. */
  readonly version: string;
  /** Below those of a sheet's own version. */
  readonly remarks: readonly string[];
  readonly publishedAt: Date;
  /** The address of the screen that shows the same, up to date. */
  readonly linkOf: (sheet: PrintoutSheet<Screen>) => string;
}

interface Composing<Screen> {
  readonly printout: Printout<Screen>;
  readonly head: PrintoutHead<Screen>;
  readonly width: number;
}

/** Renders a printout as PDF, with embedded fonts for every script; each sheet begins a page and has its QR code. */
export async function renderPrintout<Screen>(
  printout: Printout<Screen>,
  head: PrintoutHead<Screen>,
): Promise<Uint8Array> {
  const { competition, publishedAt, version } = head;
  const shape: PageShape = { size: PAGE_SIZES[head.size], margin: MARGIN, foot: FOOT };
  const composing: Composing<Screen> = { printout, head, width: widthOf(shape) };
  return renderPages({
    properties: {
      title: `${printout.title} · ${competition}`,
      author: competition,
      language: 'en',
      createdAt: publishedAt,
    },
    shape,
    blocks: printout.sheets.flatMap((sheet, index): readonly Block[] => [
      ...(index > 0 ? [{ kind: 'newPage' } as const] : []),
      ...headOf(composing, sheet),
      ...sheet.groups.flatMap((group) => groupOf(composing, sheet, group)),
    ]),
    foot: { text: `${competition} · ${printout.title} · ${version}`, pageText },
  });
}

const pageText = (page: number, pages: number) => `${String(page)} / ${String(pages)}`;

/** Of a sheet's first page; later ones say which sheet it is, and have the columns again. */
function headOf<Screen>(composing: Composing<Screen>, sheet: PrintoutSheet<Screen>): readonly Block[] {
  const { printout, head } = composing;
  const { titleSize = TITLE_SIZE } = printout;
  const lines = [
    { text: head.competition, style: STYLES.small },
    { text: sheet.title, style: bold(titleSize) },
    { text: sheet.detail, style: STYLES.detail },
    ...(sheet.version ? [{ text: sheet.version.remarks.join(' '), style: VERSION }] : []),
    { text: head.remarks.join(' '), style: STYLES.small },
  ];
  const which = [sheet.title, sheet.detail, ...(sheet.version ? [sheet.version.label] : [])];
  const headings = [headingsOf(composing, columnsOf(printout, sheet)), space(3)];
  return [
    {
      kind: 'beside',
      figure: { kind: 'code', text: head.linkOf(sheet) },
      height: CODE_SIDE,
      texts: lines.map((line) => ({ ...line, width: composing.width - CODE_SIDE - 16 })),
    },
    space(8),
    ...headings,
    { kind: 'repeatedHead', blocks: [text(which.join(' · '), STYLES.small), space(6), ...headings] },
  ];
}

const columnsOf = (
  { columns }: Pick<Printout, 'columns'>,
  sheet: Pick<PrintoutSheet, 'columns'>,
): readonly PrintoutColumn[] => sheet.columns ?? columns;

const headingsOf = ({ width }: { readonly width: number }, columns: readonly PrintoutColumn[]): Block =>
  texts(...cellsOf(width, columns, ({ heading }) => ({ text: heading, style: STYLES.small })));

function groupOf<Screen>(
  composing: Composing<Screen>,
  sheet: PrintoutSheet<Screen>,
  { heading, before, rows, after }: PrintoutGroup,
): readonly Block[] {
  const { printout, width } = composing;
  const columns = columnsOf(printout, sheet);
  const scriptOf = (lines: readonly string[]) =>
    lines.flatMap((line) => scriptLine(line, width, printout.textSize));
  const [opening, closing] = [scriptOf(before), scriptOf(after)];
  const table: Block = {
    kind: 'table',
    rows: rows.map((row) => ({ cells: rowOf(composing, columns, row) })),
    padding: ROW_PADDING,
  };
  const title: readonly Block[] = [
    { kind: 'keep', blocks: [...opening, table, ...closing], room: HEADING_HEIGHT, most: HALF_PAGE },
    space(8),
    text(heading, bold(printout.textSize + 1)),
    space(3),
  ];
  return [...(heading === '' ? [] : title), ...opening, table, space(ROW_PADDING), ...closing];
}

/** "Warm-up: “…”": the cue stands out, what is said follows it. */
function scriptLine(line: string, width: number, size: number): readonly Block[] {
  const [cue = '', ...words] = line.split(': ');
  return [
    texts(
      { text: cue, style: bold(size), width: CUE_WIDTH - GAP },
      { text: words.join(': '), style: plain(size), left: CUE_WIDTH, width: width - CUE_WIDTH },
    ),
    space(2),
  ];
}

function rowOf<Screen>(
  { printout: { textSize }, width }: Composing<Screen>,
  columns: readonly PrintoutColumn[],
  row: readonly string[],
): readonly Cell[] {
  return cellsOf(width, columns, ({ look }, index) => ({
    text: row[index] ?? '',
    style: look === 'strong' ? bold(textSize) : plain(textSize),
    ...(look === 'box' && { box: 'tick' as const }),
    ...(look === 'mark' && { box: 'mark' as const }),
  }));
}

/** The cells of a row, each in its column. */
function cellsOf(
  whole: number,
  columns: readonly PrintoutColumn[],
  cell: (column: PrintoutColumn, index: number) => Pick<Cell, 'text' | 'style' | 'box'>,
): readonly Cell[] {
  let left = 0;
  return columns.map((column, index) => {
    const width = column.share * whole;
    const align = column.look === 'amount' ? { align: 'right' as const } : {};
    const placed: Cell = { ...cell(column, index), left, width: width - GAP, ...align };
    left += width;
    return placed;
  });
}
