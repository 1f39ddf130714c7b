import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import type {
  Printout,
  PrintoutGroup,
  PrintoutSheet,
} from '../../../../shared/domain/core/documents/printout.ts';
import { space, text, texts, type Block } from '../../../platform/documents/blocks.ts';
import { widthOf, type PageShape } from '../../../platform/documents/PageFlow.ts';
import { renderPages } from '../../../platform/documents/renderPages.ts';
import { bold, PAGE_SIZES, plain, STYLES } from '../../../platform/documents/styles.ts';
import { columnsOfSheet, rowCells } from './printoutCells.ts';
import { blocksOfHead } from './printoutHeads.ts';

/** Points. */
const MARGIN = 40;
const FOOT = 56;
const GAP = 8;
const ROW_PADDING = 3;
const TITLE_SIZE = 19;
/** Of the cue before what an announcer says. */
const CUE_WIDTH = 96;
/** A flight stays on one page where it takes less than half of one. */
const HALF_PAGE = 320;
const HEADING_HEIGHT = 40;

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

/**
 * Renders a printout as PDF, with embedded fonts for every script. Each sheet has its QR code and begins a page, except
 * those of a stack that fit below the one before.
 */
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
    blocks: printout.sheets.flatMap((sheet, index): readonly Block[] => {
      const blocks = [
        ...headOf(composing, sheet),
        ...sheet.groups.flatMap((group) => groupOf(composing, sheet, group)),
      ];
      return [...breakBefore(sheet, printout.sheets[index - 1], blocks), ...blocks];
    }),
    foot: { text: `${competition} · ${printout.title} · ${version}`, pageText },
  });
}

const pageText = (page: number, pages: number) => `${String(page)} / ${String(pages)}`;

function breakBefore<Screen>(
  { stack }: PrintoutSheet<Screen>,
  before: PrintoutSheet<Screen> | undefined,
  blocks: readonly Block[],
): readonly Block[] {
  if (!before) return [];
  return [stack !== undefined && stack === before.stack ? { kind: 'cut', blocks } : { kind: 'newPage' }];
}

function headOf<Screen>(
  { printout, head, width }: Composing<Screen>,
  sheet: PrintoutSheet<Screen>,
): readonly Block[] {
  const { titleSize = TITLE_SIZE, textSize } = printout;
  const { competition, remarks, linkOf } = head;
  const columns = columnsOfSheet(printout, sheet);
  const link = linkOf(sheet);
  return blocksOfHead({ sheet, columns, competition, remarks, link, titleSize, textSize, width });
}

function groupOf<Screen>(
  { printout, width }: Composing<Screen>,
  sheet: PrintoutSheet<Screen>,
  { heading, before, rows, after, toWrite = [] }: PrintoutGroup,
): readonly Block[] {
  const { textSize } = printout;
  const columns = columnsOfSheet(printout, sheet);
  const scriptOf = (lines: readonly string[]) => lines.flatMap((line) => scriptLine(line, width, textSize));
  const tableOf = (some: readonly (readonly string[])[]): Block => ({
    kind: 'table',
    rows: some.map((row) => ({ cells: rowCells(row, columns, { width, textSize }) })),
    padding: ROW_PADDING,
  });
  const table = tableOf(rows);
  const [opening, closing] = [scriptOf(before), [...scriptOf(after), ...writingOf(toWrite)]];
  const title: readonly Block[] = [
    { kind: 'keep', blocks: [...opening, table, ...closing], room: HEADING_HEIGHT, most: HALF_PAGE },
    space(8),
    text(heading, bold(textSize + 1)),
    space(3),
  ];
  // A page to sign has a row on it.
  const [most, last] = toWrite.length > 0 ? [rows.slice(0, -1), rows.slice(-1)] : [rows, []];
  const signedRow: readonly Block[] =
    last.length > 0
      ? [{ kind: 'keep', blocks: [tableOf(last), ...closing], room: ROW_PADDING }, tableOf(last)]
      : [];
  return [
    ...(heading === '' || sheet.stack !== undefined ? [] : title),
    ...opening,
    ...(most.length > 0 || last.length === 0 ? [tableOf(most)] : []),
    ...signedRow,
    space(ROW_PADDING),
    ...closing,
  ];
}

const writingOf = (lines: readonly string[]): readonly Block[] =>
  lines.length === 0
    ? []
    : [{ kind: 'writing', lines: lines.map((line) => ({ text: line, style: STYLES.body })) }];

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
