import { PDFString, rgb, type PDFPage } from '@cantoo/pdf-lib';
import type { PaperSize } from '../../../../../shared/contract/core/documentWords.ts';
import { DAY_WORDS } from '../../../../../shared/domain/day/words/dayWords.ts';
import { drawCode } from '../../../../platform/documents/codes.ts';
import { newDocument } from '../../../../platform/documents/newDocument.ts';
import { embedPicture } from '../../../../platform/documents/pictures.ts';
import { bold, INK, MUTED, PAGE_SIZES, plain, WHITE } from '../../../../platform/documents/styles.ts';
import type { Style, Typesetter } from '../../../../platform/documents/Typesetter.ts';
import { wrapped } from '../../../../platform/documents/wrapped.ts';
import { drawFigure, drawPicture } from './certificateGround.ts';

/** Points. Free at each side, also of a background with a frame of its own. */
const MARGIN = 62;
const CODE_SIDE = 92;
const LEADING = 1.25;

const MEDALS = [rgb(0.98, 0.83, 0.36), rgb(0.82, 0.85, 0.88), rgb(0.89, 0.66, 0.45)] as const;
const OTHER_MEDAL = rgb(0.76, 0.86, 0.97);

export interface PrintedCertificate {
  readonly name: string;
  readonly place: number;
  /** "1st place" */
  readonly placeText: string;
  readonly event: string;
  readonly date: string;
  /** Where it can be verified. */
  readonly link: string;
}

export interface CertificateHead {
  readonly size: PaperSize;
  readonly competition: string;
  /** JPEG or PNG; null for our own design. */
  readonly background: Uint8Array | null;
  readonly drawnAt: Date;
}

/** A line, in the largest size in which it fits; a long one breaks in its smallest. */
interface Line {
  readonly text: string;
  readonly largest: number;
  readonly smallest: number;
  readonly style: Omit<Style, 'size'>;
  /** Below it. */
  readonly space: number;
}

const words = DAY_WORDS.awards;

/** Renders certificates as PDF, a landscape page each, with embedded fonts for every script. */
export async function renderCertificates(
  certificates: readonly PrintedCertificate[],
  head: CertificateHead,
): Promise<Uint8Array> {
  const { document, type } = await newDocument({
    title: `${words.certificate} · ${head.competition}`,
    author: head.competition,
    language: 'en',
    createdAt: head.drawnAt,
  });
  const printed = certificates.flatMap(({ name, event, date, placeText, place }) => [
    name,
    event,
    date,
    placeText,
    String(place),
  ]);
  const texts = [
    ...new Set([...printed, head.competition, words.certificate, words.awardedTo, words.for, words.scan]),
  ];
  await type.prepare(texts, 400);
  await type.prepare(texts, 700);
  const picture = await embedPicture(document, head.background);
  const [width, height] = PAGE_SIZES[head.size].toSorted((one, other) => other - one);
  for (const certificate of certificates) {
    const page = document.addPage([width ?? 0, height ?? 0]);
    if (picture) drawPicture(page, picture);
    else drawFigure(page);
    certificateOn(page, type, certificate, head.competition);
  }
  return document.save();
}

function certificateOn(
  page: PDFPage,
  type: Typesetter,
  certificate: PrintedCertificate,
  competition: string,
): void {
  const { name, placeText, event, date, place, link } = certificate;
  const bold = { weight: 700, colour: INK } as const;
  const soft = { weight: 400, colour: MUTED } as const;
  let top = 88;
  for (const line of [
    { text: competition, largest: 20, smallest: 12, style: bold, space: 6 },
    { text: words.certificate, largest: 40, smallest: 40, style: bold, space: 14 },
    { text: words.awardedTo, largest: 14, smallest: 14, style: soft, space: 8 },
    { text: name, largest: 46, smallest: 22, style: bold, space: 12 },
    { text: words.for, largest: 14, smallest: 14, style: soft, space: 6 },
    { text: placeText, largest: 28, smallest: 28, style: bold, space: 4 },
    { text: event, largest: 22, smallest: 13, style: bold, space: 14 },
    { text: date, largest: 14, smallest: 14, style: soft, space: 0 },
  ])
    top = centred(page, type, line, top);
  medal(page, type, place);
  code(page, type, link);
}

/** @returns where the next line begins, from the upper edge */
function centred(page: PDFPage, type: Typesetter, line: Line, top: number): number {
  const { width: whole, height } = page.getSize();
  const width = whole - 2 * MARGIN;
  const natural = type.width(line.text, { ...line.style, size: 1 });
  const size = Math.max(line.smallest, Math.min(line.largest, width / Math.max(natural, 0.01)));
  const style = { ...line.style, size };
  const measure = (text: string) => type.width(text, style);
  let below = top;
  for (const piece of wrapped(line.text, { language: 'en', width, measure })) {
    below += size * LEADING;
    const x = (whole - measure(piece)) / 2;
    type.draw(page, piece, { x, y: height - below + size * (LEADING - 1) }, style);
  }
  return below + line.space;
}

/** The place as a disc in its metal, at the lower left. */
function medal(page: PDFPage, type: Typesetter, place: number): void {
  const style = bold(30);
  const [x, y] = [MARGIN + 38, MARGIN + 34];
  const color = MEDALS[place - 1] ?? OTHER_MEDAL;
  page.drawCircle({ x, y, size: 34, color, borderColor: WHITE, borderWidth: 3 });
  page.drawCircle({ x, y, size: 28, borderColor: WHITE, borderWidth: 1.2, opacity: 0 });
  const text = String(place);
  type.draw(page, text, { x: x - type.width(text, style) / 2, y: y - style.size * 0.36 }, style);
}

/** The QR code at the lower right, on white: some backgrounds are dark. */
function code(page: PDFPage, type: Typesetter, link: string): void {
  const style = plain(8);
  const left = page.getWidth() - MARGIN - CODE_SIDE;
  const bottom = MARGIN - 6;
  page.drawRectangle({ x: left, y: bottom - 12, width: CODE_SIDE, height: CODE_SIDE + 12, color: WHITE });
  drawCode(page, link, { left, top: bottom + CODE_SIDE, side: CODE_SIDE });
  const x = left + (CODE_SIDE - type.width(words.scan, style)) / 2;
  type.draw(page, words.scan, { x, y: bottom - 6 }, style);
  const { context } = page.doc;
  // On a screen a click does what the scan does.
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [left, bottom - 12, left + CODE_SIDE, bottom + CODE_SIDE],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(link) },
  });
  page.node.addAnnot(context.register(annotation));
}
