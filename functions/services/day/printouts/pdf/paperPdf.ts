import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import type { PaperSize } from '../../../../../shared/contract/core/scheduleDocuments.ts';
import type {
  Printout,
  PaperColumn,
  PaperGroup,
  PaperSheet,
} from '../../../../../shared/domain/day/printouts/paper.ts';
import { INK, MUTED, PageFlow, type PageBlock } from '../../../core/documents/pdf/PageFlow.ts';
import { Typesetter, type Style } from '../../../core/documents/pdf/Typesetter.ts';

/** Points. */
const SIZES = { a4: PageSizes.A4, letter: PageSizes.Letter } as const;
const MARGIN = 40;
const FOOT = 56;
const CODE_SIDE = 76;
const GAP = 8;
/** Of a box to write a mark in: 12 mm. */
const MARK_HEIGHT = 34;

const TITLE_SIZE = 19;
const DETAIL: Style = { size: 12, weight: 400, colour: INK };
/** An old paper must be seen to be old. */
const VERSION: Style = { size: 10, weight: 700, colour: INK };
const SMALL: Style = { size: 8.5, weight: 400, colour: MUTED };

export interface PaperHead {
  readonly size: PaperSize;
  readonly competition: string;
  /** At the foot of every page: which paper this is. */
  readonly version: string;
  /** Below those of a sheet's own version. */
  readonly remarks: readonly string[];
  readonly publishedAt: Date;
  /** The address of the screen with the same. */
  readonly linkOf: (sheet: PaperSheet) => string;
}

interface Drawing {
  readonly flow: PageFlow;
  readonly paper: Printout;
  readonly text: Style;
  readonly strong: Style;
}

/** Renders a paper as PDF, with embedded fonts for every script; each sheet begins a page and has its QR code. */
export async function renderPaper(paper: Printout, head: PaperHead): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const type = new Typesetter(document, 'en');
  const foot = `${head.competition} · ${paper.title} · ${head.version}`;
  await prepare(type, paper, head, foot);
  describe(document, paper, head);
  const shape = { size: SIZES[head.size], margin: MARGIN, foot: FOOT };
  const drawing: Drawing = {
    flow: new PageFlow(document, type, 'en', shape),
    paper,
    text: { size: paper.textSize, weight: 400, colour: INK },
    strong: { size: paper.textSize, weight: 700, colour: INK },
  };
  for (const [index, sheet] of paper.sheets.entries()) {
    if (index > 0) drawing.flow.newPage();
    headOf(drawing, sheet, head);
    for (const group of sheet.groups) groupOf(drawing, sheet, group);
  }
  drawing.flow.foot(foot, pageText, SMALL);
  return document.save();
}

const pageText = (page: number, pages: number) => `${String(page)} / ${String(pages)}`;

/** Row by row, most texts are alike, so their characters are looked up once. */
async function prepare(
  type: Typesetter,
  { columns, sheets }: Printout,
  head: PaperHead,
  foot: string,
): Promise<void> {
  const groups = sheets.flatMap((sheet) => sheet.groups);
  const words = groups.flatMap(({ heading, before, rows, after }) => [
    heading,
    ...before,
    ...rows.flat(),
    ...after,
  ]);
  const frame = [
    ...sheets.flatMap(({ title, detail, version }) => [
      title,
      detail,
      ...(version ? [version.label, ...version.remarks] : []),
    ]),
    ...[columns, ...sheets.map((sheet) => sheet.columns ?? [])].flat().map(({ heading }) => heading),
  ];
  const texts = [...new Set([...words, ...frame, ...head.remarks, head.competition, foot, '0123456789 /'])];
  await type.prepare(texts, 400);
  await type.prepare(texts, 700);
}

function describe(document: PDFDocument, { title }: Printout, { competition, publishedAt }: PaperHead): void {
  document.setTitle(`${title} · ${competition}`, { showInWindowTitleBar: true });
  document.setAuthor(competition);
  document.setLanguage('en');
  document.setProducer('Rinkside');
  document.setCreator('Rinkside');
  document.setCreationDate(publishedAt);
  document.setModificationDate(publishedAt);
}

function headOf({ flow, paper }: Drawing, sheet: PaperSheet, head: PaperHead): void {
  const width = flow.width - CODE_SIDE - 16;
  const { titleSize = TITLE_SIZE } = paper;
  flow.code(encode(head.linkOf(sheet), { ecc: 'M', border: 4 }).data, flow.width - CODE_SIDE, CODE_SIDE);
  const lines: PageBlock[] = [
    { text: head.competition, style: SMALL, width },
    { text: sheet.title, style: { size: titleSize, weight: 700, colour: INK }, width },
    { text: sheet.detail, style: DETAIL, width },
    ...(sheet.version ? [{ text: sheet.version.remarks.join(' '), style: VERSION, width }] : []),
    { text: head.remarks.join(' '), style: SMALL, width },
  ];
  for (const line of lines) flow.row(line);
  const used = lines.reduce((sum, line) => sum + flow.height(line), 0);
  flow.space(Math.max(0, CODE_SIDE - used) + 8);
  headings(flow, columnsOf(paper, sheet));
}

const columnsOf = ({ columns }: Printout, sheet: PaperSheet): readonly PaperColumn[] =>
  sheet.columns ?? columns;

/** On later pages of a sheet: which sheet it is, and the columns again. */
function headAgain({ flow, paper }: Drawing, sheet: PaperSheet): void {
  const which = [sheet.title, sheet.detail, ...(sheet.version ? [sheet.version.label] : [])];
  flow.row({ text: which.join(' · '), style: SMALL });
  flow.space(6);
  headings(flow, columnsOf(paper, sheet));
}

function headings(flow: PageFlow, columns: readonly PaperColumn[]): void {
  flow.row(...cellsOf(flow, columns, (column) => ({ text: column.heading, style: SMALL })));
  flow.space(3);
}

/** A flight stays on one page where it takes less than half of one. */
function groupOf(drawing: Drawing, sheet: PaperSheet, { heading, before, rows, after }: PaperGroup): void {
  const { flow, text, strong } = drawing;
  const lineOf = (line: string): PageBlock => ({ text: line, style: text });
  const script = [...before, ...after].reduce((sum, line) => sum + flow.height(lineOf(line)) + 2, 0);
  const columns = columnsOf(drawing.paper, sheet);
  const isMarked = columns.some(({ look }) => look === 'mark');
  const least = isMarked ? MARK_HEIGHT : text.size * 1.35;
  const cells = rows.map((row) => rowOf(drawing, columns, row));
  const heights = cells.map((row) => Math.max(least, ...row.map((cell) => flow.height(cell))) + 6);
  const whole = heights.reduce((sum, height) => sum + height, script + 40);
  if (heading !== '') {
    if (flow.keep(Math.min(whole, 320))) headAgain(drawing, sheet);
    flow.space(8);
    flow.row({ text: heading, style: { size: text.size + 1, weight: 700, colour: INK } });
    flow.space(3);
  }
  for (const line of before) scriptLine(line);
  for (const [index, row] of cells.entries()) {
    if (flow.keep(heights[index] ?? 0)) headAgain(drawing, sheet);
    flow.rule();
    flow.space(3);
    const box = columns.findIndex(({ look }) => look === 'box');
    if (box >= 0) flow.tickBox(row[box]?.left ?? 0, text.size);
    for (const [place, { left = 0, width = 0 }] of row.entries())
      if (columns[place]?.look === 'mark') flow.markBox(left, width, MARK_HEIGHT);
    flow.row(...row);
    const drawn = Math.max(...row.map((cell) => flow.height(cell)));
    flow.space(3 + Math.max(0, least - drawn));
  }
  flow.rule();
  flow.space(3);
  for (const line of after) scriptLine(line);

  /** "Warm-up: “…”": the cue stands out, what is said follows it. */
  function scriptLine(line: string): void {
    const [cue = '', ...words] = line.split(': ');
    const left = 96;
    const sentence: PageBlock = { text: words.join(': '), style: text, left, width: flow.width - left };
    if (flow.keep(flow.height(sentence))) headAgain(drawing, sheet);
    flow.row({ text: cue, style: strong, width: left - GAP }, sentence);
    flow.space(2);
  }
}

function rowOf(
  { flow, text, strong }: Drawing,
  columns: readonly PaperColumn[],
  row: readonly string[],
): PageBlock[] {
  return cellsOf(flow, columns, ({ look }, index) => ({
    text: row[index] ?? '',
    style: look === 'strong' ? strong : text,
  }));
}

/** The blocks of a row, each in its column. */
function cellsOf(
  flow: PageFlow,
  columns: readonly PaperColumn[],
  cell: (column: PaperColumn, index: number) => Pick<PageBlock, 'text' | 'style'>,
): PageBlock[] {
  let left = 0;
  return columns.map((column, index) => {
    const width = column.share * flow.width;
    const align = column.look === 'amount' ? { align: 'right' as const } : {};
    const block: PageBlock = { ...cell(column, index), left, width: width - GAP, ...align };
    left += width;
    return block;
  });
}
