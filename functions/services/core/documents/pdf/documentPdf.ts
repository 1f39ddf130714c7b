import { PDFDocument, rgb, type PDFImage, type RGB } from '@cantoo/pdf-lib';
import { ACCENT_COLOURS, type Accent } from '../../../../../shared/domain/core/accent.ts';
import type {
  BankCode,
  DocumentLayout,
  DocumentSection,
} from '../../../../../shared/domain/core/documents/documentLayout.ts';
import { encode } from 'uqr';
import { PageFlow, INK, MUTED, PAGE_WIDTH, type BoxCode } from './PageFlow.ts';
import { type Style, Typesetter } from './Typesetter.ts';

const TITLE: Style = { size: 21, weight: 700, colour: INK };
const HEADING: Style = { size: 12, weight: 700, colour: INK };
const BODY: Style = { size: 10, weight: 400, colour: INK };
const AMOUNT: Style = { size: 19, weight: 700, colour: INK };
const STRONG: Style = { size: 10.5, weight: 700, colour: INK };
const SMALL: Style = { size: 8.5, weight: 400, colour: MUTED };

const AMOUNT_WIDTH = 120;
const GAP = 16;
const TEXT_WIDTH = PAGE_WIDTH - AMOUNT_WIDTH - GAP;

/** Points. */
const LOGO_HEIGHT = 44;

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
  const document = await PDFDocument.create();
  const type = new Typesetter(document, layout.language);
  await prepare(type, layout);
  describe(document, layout, issuedAt);
  const flow = new PageFlow(document, type, layout.language);
  const accent = colourOf(letterhead.accent);
  head(flow, layout, accent, await embeddedLogo(document, letterhead.logo));
  highlight(flow, layout, accent);
  facts(flow, layout);
  for (const section of layout.sections) sectionOf(flow, section);
  notes(flow, layout);
  flow.foot(`${layout.title} · ${layout.issuer.name}`, layout.page, SMALL);
  return document.save();
}

/** All digits, for the page numbers. */
const FIGURES = '0123456789';

async function prepare(type: Typesetter, layout: DocumentLayout): Promise<void> {
  const { title, issuer, remarks, highlight: first, facts: known, sections, notes: notesList, page } = layout;
  const bold = [
    title,
    issuer.name,
    first.amount,
    first.howToPay?.heading ?? '',
    ...sections.map(({ heading }) => heading),
    ...notesList.map(({ heading }) => heading),
  ];
  const sums = sections.flatMap((section) => section.sums.flatMap(({ label, amount }) => [label, amount]));
  const plain = [
    title,
    issuer.name,
    FIGURES,
    ' ·',
    page(1, 1),
    ...remarks,
    first.label,
    ...(first.howToPay?.lines ?? []),
    first.howToPay?.code?.label ?? '',
    ...issuer.lines,
    ...notesList.flatMap(({ lines }) => lines),
    ...sums,
    ...known.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ rows }) => rows.flatMap(({ text, note, amount }) => [text, note ?? '', amount])),
  ];
  await type.prepare([...bold, ...sums], 700);
  await type.prepare(plain, 400);
}

function describe(document: PDFDocument, { title, issuer, language }: DocumentLayout, issuedAt: Date): void {
  document.setTitle(`${title} · ${issuer.name}`, { showInWindowTitleBar: true });
  document.setAuthor(issuer.name);
  document.setLanguage(language);
  document.setProducer('Rinkside');
  document.setCreator('Rinkside');
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
}

function colourOf(accent: Accent | null): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(ACCENT_COLOURS[accent ?? 'glacier'].bright.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** By content: the path's ending is the uploader's word. */
async function embeddedLogo(document: PDFDocument, logo: Uint8Array | null): Promise<PDFImage | null> {
  if (logo?.[0] === 0x89) return document.embedPng(logo);
  return logo?.[0] === 0xff ? document.embedJpg(logo) : null;
}

function head(
  flow: PageFlow,
  { issuer, title, remarks }: DocumentLayout,
  accent: RGB,
  logo: PDFImage | null,
): void {
  const left = logo ? PAGE_WIDTH / 2 : 0;
  const width = PAGE_WIDTH - left;
  const lines = [
    { text: issuer.name, style: HEADING, left, width },
    ...(issuer.lines.length > 0 ? [{ text: issuer.lines.join('\n'), style: SMALL, left, width }] : []),
  ];
  if (logo) flow.picture(logo, LOGO_HEIGHT);
  for (const line of lines) flow.row(line);
  const used = lines.reduce((sum, line) => sum + flow.height(line), 0);
  flow.space(Math.max(0, logo ? LOGO_HEIGHT - used : 0));
  flow.space(10);
  flow.band(accent);
  flow.space(14);
  flow.row({ text: title, style: TITLE });
  for (const text of remarks) flow.row({ text, style: BODY });
  flow.space(14);
}

function highlight(flow: PageFlow, { highlight: first }: DocumentLayout, accent: RGB): void {
  const how = first.howToPay;
  flow.box(
    [
      { text: first.label, style: SMALL },
      { text: first.amount, style: AMOUNT },
      ...(how
        ? [
            { text: how.heading, style: STRONG },
            { text: how.lines.join('\n'), style: BODY },
          ]
        : []),
    ],
    accent,
    how?.code ? codeOf(how.code) : null,
  );
  flow.space(16);
}

/** Banks ask for level M, as on the screen, and cameras for four modules of white. */
const codeOf = ({ text, label }: BankCode): BoxCode => ({
  modules: encode(text, { ecc: 'M', border: 4 }).data,
  caption: { text: label, style: SMALL },
});

/** Two columns, filled row by row. */
function facts(flow: PageFlow, { facts: known }: DocumentLayout): void {
  const width = (PAGE_WIDTH - GAP) / 2;
  for (let index = 0; index < known.length; index += 2) {
    const pair = known
      .slice(index, index + 2)
      .map((fact, column) => ({ ...fact, left: column * (width + GAP), width }));
    const values = pair.map(({ value, left }) => ({ text: value, style: BODY, left, width }));
    flow.keep(SMALL.size * 2 + Math.max(...values.map((value) => flow.height(value))));
    flow.row(...pair.map(({ label, left }) => ({ text: label, style: SMALL, left, width })));
    flow.row(...values);
    flow.space(9);
  }
}

function sectionOf(flow: PageFlow, { heading, rows, sums }: DocumentSection): void {
  flow.space(10);
  // Keep a heading together with the first rows below it.
  flow.keep(70);
  flow.row({ text: heading, style: HEADING });
  flow.space(4);
  for (const [index, row] of rows.entries()) {
    const text = { text: row.text, style: BODY, width: TEXT_WIDTH };
    const note = row.note === null ? null : { text: row.note, style: SMALL, width: TEXT_WIDTH };
    const ends = index === rows.length - 1 ? 24 * sums.length : 0;
    flow.keep(flow.height(text) + (note ? flow.height(note) : 0) + 8 + ends);
    flow.rule();
    flow.space(2.5);
    flow.row(text, amountOf(row.amount, BODY));
    if (note) flow.row(note);
    flow.space(2.5);
  }
  flow.rule();
  flow.space(6);
  for (const { label, amount, strong } of sums) {
    const style = strong ? STRONG : BODY;
    flow.row({ text: label, style, width: TEXT_WIDTH }, amountOf(amount, style));
    flow.space(3);
  }
}

function amountOf(text: string, style: Style) {
  return { text, style, left: PAGE_WIDTH - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const;
}

function notes(flow: PageFlow, { notes: notesList }: DocumentLayout): void {
  for (const { heading, lines } of notesList) {
    flow.space(14);
    const text = { text: lines.join('\n'), style: BODY };
    flow.keep(flow.height(text) + (heading === '' ? 0 : 20));
    if (heading !== '') flow.row({ text: heading, style: STRONG });
    flow.row(text);
  }
}
