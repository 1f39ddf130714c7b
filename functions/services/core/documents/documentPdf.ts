import { PageSizes, rgb, type RGB } from '@cantoo/pdf-lib';
import { ACCENT_COLOURS, type Accent } from '../../../../shared/domain/core/accent.ts';
import type {
  DocumentLayout,
  DocumentSection,
} from '../../../../shared/domain/core/documents/documentLayout.ts';
import {
  keep,
  space,
  text,
  texts,
  type Block,
  type TableRow,
  type TextBlock,
} from '../../../platform/documents/blocks.ts';
import { GAP } from '../../../platform/documents/BlockHeights.ts';
import { widthOf, type PageShape } from '../../../platform/documents/PageFlow.ts';
import { isPicture } from '../../../platform/documents/pictures.ts';
import { renderPages } from '../../../platform/documents/renderPages.ts';
import { STYLES } from '../../../platform/documents/styles.ts';
import type { Style } from '../../../platform/documents/Typesetter.ts';

/** A4 with room for a hole punch. */
const SHAPE: PageShape = { size: PageSizes.A4, margin: 56, foot: 72 };
const WIDTH = widthOf(SHAPE);
const AMOUNT_WIDTH = 120;
const TEXT_WIDTH = WIDTH - AMOUNT_WIDTH - GAP;

/** Points. */
const LOGO_HEIGHT = 44;
const SUM_HEIGHT = 24;

export interface DocumentLetterhead {
  /** A PNG or JPEG; a document is rendered without one that is neither. */
  readonly logo: Uint8Array | null;
  readonly accent: Accent | null;
}

/** Renders a document as PDF on A4 pages, with embedded fonts for every script. */
export async function renderDocumentPdf(
  layout: DocumentLayout,
  issuedAt: Date,
  letterhead: DocumentLetterhead = { logo: null, accent: null },
): Promise<Uint8Array> {
  const { title, issuer, language } = layout;
  const accent = colourOf(letterhead.accent);
  return renderPages({
    properties: { title: `${title} · ${issuer.name}`, author: issuer.name, language, createdAt: issuedAt },
    shape: SHAPE,
    blocks: [
      ...headOf(layout, accent, letterhead.logo),
      ...highlightOf(layout, accent),
      { kind: 'keyValues', pairs: layout.facts },
      ...layout.sections.flatMap(sectionOf),
      ...notesOf(layout),
    ],
    foot: { text: `${title} · ${issuer.name}`, pageText: layout.page },
  });
}

function colourOf(accent: Accent | null): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(ACCENT_COLOURS[accent ?? 'glacier'].bright.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

function headOf(
  { issuer, title, remarks }: DocumentLayout,
  accent: RGB,
  logo: Uint8Array | null,
): readonly Block[] {
  const picture = logo && isPicture(logo) ? logo : null;
  const left = picture ? WIDTH / 2 : 0;
  const lines: TextBlock[] = [
    { text: issuer.name, style: STYLES.heading },
    ...(issuer.lines.length > 0 ? [{ text: issuer.lines.join('\n'), style: STYLES.small }] : []),
  ].map((line) => ({ ...line, left, width: WIDTH - left }));
  return [
    ...(picture
      ? [
          {
            kind: 'beside' as const,
            figure: { kind: 'picture' as const, bytes: picture },
            height: LOGO_HEIGHT,
            texts: lines,
          },
        ]
      : lines.map((line) => texts(line))),
    space(10),
    { kind: 'band', color: accent },
    space(14),
    text(title, STYLES.title),
    ...remarks.map((remark) => text(remark, STYLES.body)),
    space(14),
  ];
}

function highlightOf(
  { highlight: { label, amount, howToPay } }: DocumentLayout,
  color: RGB,
): readonly Block[] {
  const { small, amount: large, strong, body } = STYLES;
  const howTo = howToPay && [
    { text: howToPay.heading, style: strong },
    { text: howToPay.lines.join('\n'), style: body },
  ];
  const code = howToPay?.code ?? null;
  return [
    {
      kind: 'box',
      texts: [{ text: label, style: small }, { text: amount, style: large }, ...(howTo ?? [])],
      color,
      code: code && { text: code.text, caption: { text: code.label, style: small } },
    },
    space(16),
  ];
}

function sectionOf({ heading, rows, sums }: DocumentSection): readonly Block[] {
  const { body, small, strong } = STYLES;
  const rowsWithNotes = rows.map(({ text: words, note, amount }, index): TableRow => ({
    cells: [{ text: words, style: body, width: TEXT_WIDTH }, amountOf(amount, body)],
    ...(note !== null && { note: { text: note, style: small, width: TEXT_WIDTH } }),
    // The sums stay with the last row.
    room: 3 + (index === rows.length - 1 ? SUM_HEIGHT * sums.length : 0),
  }));
  return [
    space(10),
    // Keep a heading together with the first rows below it.
    keep(70),
    text(heading, STYLES.heading),
    space(4),
    { kind: 'table', rows: rowsWithNotes, padding: 2.5 },
    space(6),
    ...sums.flatMap(({ label, amount, strong: isStrong }) => {
      const style = isStrong ? strong : body;
      return [texts({ text: label, style, width: TEXT_WIDTH }, amountOf(amount, style)), space(3)];
    }),
  ];
}

function amountOf(amount: string, style: Style): TextBlock {
  return { text: amount, style, left: WIDTH - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' };
}

const notesOf = ({ notes }: DocumentLayout): readonly Block[] =>
  notes.flatMap(({ heading, lines }) => {
    const words = text(lines.join('\n'), STYLES.body);
    return [
      space(14),
      keep(heading === '' ? 0 : 20, words),
      ...(heading === '' ? [] : [text(heading, STYLES.strong)]),
      words,
    ];
  });
