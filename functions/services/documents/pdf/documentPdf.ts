import { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentLayout, DocumentSection } from '../../../../shared/domain/receipts/documentLayout.ts';
import { PageFlow, INK, MUTED, WIDTH } from './PageFlow.ts';
import { type Style, Typesetter } from './Typesetter.ts';

const TITLE: Style = { size: 21, weight: 700, colour: INK };
const HEADING: Style = { size: 12, weight: 700, colour: INK };
const BODY: Style = { size: 10, weight: 400, colour: INK };
const STRONG: Style = { size: 10.5, weight: 700, colour: INK };
const SMALL: Style = { size: 8.5, weight: 400, colour: MUTED };

const AMOUNT_WIDTH = 120;
const GAP = 16;
const TEXT_WIDTH = WIDTH - AMOUNT_WIDTH - GAP;

/** Renders a document as PDF on A4 pages, with embedded fonts for every script. */
export async function renderDocumentPdf(layout: DocumentLayout, issuedAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const type = new Typesetter(document, layout.language);
  await prepare(type, layout);
  describe(document, layout, issuedAt);
  const flow = new PageFlow(document, type, layout.language);
  head(flow, layout);
  facts(flow, layout);
  for (const section of layout.sections) sectionOf(flow, section);
  notes(flow, layout);
  flow.foot(`${layout.title} · ${layout.issuer.name}`, layout.page, SMALL);
  return document.save();
}

/** All digits, for the page numbers. */
const FIGURES = '0123456789';

async function prepare(type: Typesetter, layout: DocumentLayout): Promise<void> {
  const { title, issuer, remarks, facts: known, sections, notes: notesList, page } = layout;
  const bold = [
    title,
    issuer.name,
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

function head(flow: PageFlow, { issuer, title, remarks }: DocumentLayout): void {
  flow.row({ text: issuer.name, style: HEADING });
  if (issuer.lines.length > 0) flow.row({ text: issuer.lines.join('\n'), style: SMALL });
  flow.space(26);
  flow.row({ text: title, style: TITLE });
  for (const text of remarks) flow.row({ text, style: BODY });
  flow.space(14);
}

/** Two columns, filled row by row. */
function facts(flow: PageFlow, { facts: known }: DocumentLayout): void {
  const width = (WIDTH - GAP) / 2;
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
  return { text, style, left: WIDTH - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const;
}

function notes(flow: PageFlow, { notes: notesList }: DocumentLayout): void {
  for (const { heading, lines } of notesList) {
    flow.space(14);
    const text = { text: lines.join('\n'), style: BODY };
    flow.keep(flow.height(text) + 20);
    if (heading !== '') flow.row({ text: heading, style: STRONG });
    flow.row(text);
  }
}
