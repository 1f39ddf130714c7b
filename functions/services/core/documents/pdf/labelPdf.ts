import { PageSizes, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import {
  labelsOfSheet,
  placeOfLabel,
  type LabelSheet,
  type LabelStart,
} from '../../../../../shared/domain/core/documents/labelSheets.ts';
import { INK, MUTED } from './PageFlow.ts';
import { Typesetter, type Style } from './Typesetter.ts';
import { wrapped } from './wrapped.ts';

const SIZES = { a4: PageSizes.A4, letter: PageSizes.Letter } as const;
const PADDING = 7;
const LEADING = 1.22;

/** Name, event and what else tells labels apart. */
export type Label = readonly string[];

interface Printed {
  readonly sheet: LabelSheet;
  readonly start: LabelStart;
  readonly title: string;
  readonly drawnAt: Date;
}

interface Line {
  readonly text: string;
  readonly style: Style;
}

/** Renders labels as PDF on a maker's sheet, row by row, the first of each bold. */
export async function renderLabels(
  labels: readonly Label[],
  { sheet, start, title, drawnAt }: Printed,
): Promise<Uint8Array> {
  const { document, type } = await newDocument([...labels.flat()], { title, drawnAt });
  const pages: PDFPage[] = [];
  for (const [index, label] of labels.entries()) {
    const { page: number, x, y } = placeOfLabel(sheet, start, index);
    const page = (pages[number] ??= document.addPage([...SIZES[sheet.paper]]));
    const box = { x, y, width: sheet.width - 2 * PADDING, height: sheet.height - 2 * PADDING };
    const lines = fitted(type, label, box);
    const height = lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);
    let below = y + PADDING + Math.max(0, (box.height - height) / 2);
    for (const { text, style } of lines) {
      below += style.size * LEADING;
      const baseline = page.getHeight() - below + style.size * (LEADING - 1);
      type.draw(page, text, { x: x + PADDING, y: baseline }, style);
    }
  }
  return document.save();
}

/** Renders the outlines of a sheet's labels with their numbers, to hold against the sheet before it is used. */
export async function renderTestPage({ sheet, start, title, drawnAt }: Printed): Promise<Uint8Array> {
  const numbers = Array.from({ length: labelsOfSheet(sheet) }, (_, index) => String(index + 1));
  const { document, type } = await newDocument([...numbers, title], { title, drawnAt });
  const page = document.addPage([...SIZES[sheet.paper]]);
  const style: Style = { size: 12, weight: 700, colour: INK };
  for (const [index, number] of numbers.entries()) {
    const { x, y } = placeOfLabel(sheet, { ...start, first: 1 }, index);
    const bottom = page.getHeight() - y - sheet.height;
    page.drawRectangle({
      x,
      y: bottom,
      width: sheet.width,
      height: sheet.height,
      borderColor: MUTED,
      borderWidth: 0.5,
    });
    type.draw(page, number, { x: x + PADDING, y: bottom + sheet.height - 18 }, style);
    const small: Style = { size: 8, weight: 400, colour: MUTED };
    type.draw(page, title, { x: x + PADDING, y: bottom + PADDING }, small);
  }
  return document.save();
}

async function newDocument(
  texts: readonly string[],
  { title, drawnAt }: Pick<Printed, 'title' | 'drawnAt'>,
): Promise<{ readonly document: PDFDocument; readonly type: Typesetter }> {
  const document = await PDFDocument.create();
  const type = new Typesetter(document, 'en');
  await type.prepare([...new Set(texts)], 400);
  await type.prepare([...new Set(texts)], 700);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en');
  document.setProducer('Rinkside');
  document.setCreator('Rinkside');
  document.setCreationDate(drawnAt);
  document.setModificationDate(drawnAt);
  return { document, type };
}

/** The largest of these sizes in which all lines of a label fit; the smallest is cut off below. */
const NAME_SIZES = [20, 17, 14.5, 12.5, 11, 9.5, 8];

function fitted(
  type: Typesetter,
  label: Label,
  { width, height }: { readonly width: number; readonly height: number },
): Line[] {
  const linesIn = (size: number) =>
    label.flatMap((text, index): Line[] => {
      const style: Style =
        index === 0 ? { size, weight: 700, colour: INK } : { size: size * 0.72, weight: 400, colour: INK };
      const measure = (piece: string) => type.width(piece, style);
      return wrapped(text, { language: 'en', width, measure }).map((piece) => ({ text: piece, style }));
    });
  const heightOf = (lines: readonly Line[]) =>
    lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);
  const sizes = NAME_SIZES.map(linesIn);
  const found = sizes.find((lines) => heightOf(lines) <= height);
  if (found) return found;
  const smallest = sizes.at(-1) ?? [];
  return smallest.filter((_, index) => heightOf(smallest.slice(0, index + 1)) <= height);
}
