import type { PDFPage } from '@cantoo/pdf-lib';
import {
  labelsOfSheet,
  placeOfLabel,
  type LabelSheet,
  type LabelStart,
} from '../../../../../shared/domain/core/documents/labelSheets.ts';
import { newDocument } from '../../../../platform/documents/newDocument.ts';
import { bold, MUTED, muted, PAGE_SIZES, plain } from '../../../../platform/documents/styles.ts';
import type { Style, Typesetter } from '../../../../platform/documents/Typesetter.ts';
import { wrapped } from '../../../../platform/documents/wrapped.ts';

const PADDING = 7;
const LEADING = 1.22;

/** The name first, then what else tells labels apart. */
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
  const { document, type } = await preparedDocument(labels.flat(), { title, drawnAt });
  const pages: PDFPage[] = [];
  for (const [index, label] of labels.entries()) {
    const { page: number, x, y } = placeOfLabel(sheet, start, index);
    const page = (pages[number] ??= document.addPage([...PAGE_SIZES[sheet.paper]]));
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
  const { document, type } = await preparedDocument([...numbers, title], { title, drawnAt });
  const page = document.addPage([...PAGE_SIZES[sheet.paper]]);
  const style = bold(12);
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
    type.draw(page, title, { x: x + PADDING, y: bottom + PADDING }, muted(8));
  }
  return document.save();
}

async function preparedDocument(
  texts: readonly string[],
  { title, drawnAt }: Pick<Printed, 'title' | 'drawnAt'>,
) {
  const made = await newDocument({ title, language: 'en', createdAt: drawnAt });
  for (const weight of [400, 700] as const) await made.type.prepare([...new Set(texts)], weight);
  return made;
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
      const style = index === 0 ? bold(size) : plain(size * 0.72);
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
