import type { PrintoutColumn, PrintoutSheet } from '../../../../shared/domain/core/documents/printout.ts';
import { space, text, texts, type Block, type TextBlock } from '../../../platform/documents/blocks.ts';
import { bold, plain, STYLES } from '../../../platform/documents/styles.ts';
import { cellsOf } from './printoutCells.ts';

/** Points. */
const CODE_SIDE = 76;
const SMALL_CODE_SIDE = 64;
const CODE_GAP = 16;

/** An old printout must be seen to be old. */
const VERSION = bold(10);
const SMALL_VERSION = bold(9);
const SMALL_DETAIL = plain(10.5);

export interface HeadOfSheet<Screen> {
  readonly sheet: PrintoutSheet<Screen>;
  readonly columns: readonly PrintoutColumn[];
  readonly competition: string;
  readonly remarks: readonly string[];
  /** What its code opens. */
  readonly link: string;
  readonly titleSize: number;
  readonly textSize: number;
  readonly width: number;
}

/** Of a sheet's first page; later ones say which sheet it is, and have the columns again. */
export function blocksOfHead<Screen>(head: HeadOfSheet<Screen>): readonly Block[] {
  const { sheet, width } = head;
  const isStacked = sheet.stack !== undefined;
  const side = isStacked ? SMALL_CODE_SIDE : CODE_SIDE;
  const which = [sheet.title, sheet.detail, ...(sheet.version ? [sheet.version.label] : [])];
  const headings = [isStacked ? headingsOfStacked(head) : headingsOf(head), space(3)];
  return [
    {
      kind: 'beside',
      figure: { kind: 'code', text: head.link },
      height: side,
      texts: (isStacked ? smallLines : linesOf)(head).map((line) => ({
        ...line,
        width: width - side - CODE_GAP,
      })),
    },
    space(isStacked ? 4 : 8),
    ...headings,
    { kind: 'repeatedHead', blocks: [text(which.join(' · '), STYLES.small), space(6), ...headings] },
  ];
}

function linesOf<Screen>({ sheet, competition, remarks, titleSize }: HeadOfSheet<Screen>): TextBlock[] {
  return [
    { text: competition, style: STYLES.small },
    { text: sheet.title, style: bold(titleSize) },
    { text: sheet.detail, style: STYLES.detail },
    ...(sheet.version ? [{ text: sheet.version.remarks.join(' '), style: VERSION }] : []),
    { text: remarks.join(' '), style: STYLES.small },
  ];
}

/** Once it is cut off, a sheet has no foot: its head says all. */
function smallLines<Screen>({ sheet, competition, remarks, titleSize }: HeadOfSheet<Screen>): TextBlock[] {
  return [
    { text: [competition, ...remarks].join(' · '), style: STYLES.small },
    { text: sheet.title, style: bold(titleSize) },
    { text: sheet.detail, style: SMALL_DETAIL },
    ...(sheet.version ? [{ text: sheet.version.remarks.join(' '), style: SMALL_VERSION }] : []),
  ];
}

const headingsOf = ({ width, columns }: Pick<HeadOfSheet<never>, 'width' | 'columns'>): Block =>
  texts(...cellsOf(width, columns, ({ heading }) => ({ text: heading, style: STYLES.small })));

/** The heading of the group takes the place of those of the columns before the first to write in. */
function headingsOfStacked<Screen>({ sheet, columns, width, textSize }: HeadOfSheet<Screen>): Block {
  const cells = cellsOf(width, columns, ({ heading }) => ({ text: heading, style: STYLES.small }));
  const toWriteIn = cells.filter((_, index) => columns[index]?.look === 'mark');
  const [group] = sheet.groups;
  const before = { text: group?.heading ?? '', style: bold(textSize) };
  return texts({ ...before, width: (toWriteIn[0]?.left ?? width) - CODE_GAP }, ...toWriteIn);
}
