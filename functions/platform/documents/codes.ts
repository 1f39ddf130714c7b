import type { PDFPage } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { BLACK, WHITE } from './styles.ts';

interface CodePlace {
  readonly left: number;
  /** From the sheet's lower edge. */
  readonly top: number;
  readonly side: number;
}

/**
 * Draws a QR code on white. Banks ask for level M, as on the screen, and cameras for four modules of white. One path
 * of all squares: between paths some viewers leave hairlines.
 */
export function drawCode(page: PDFPage, text: string, { left, top, side }: CodePlace): void {
  const modules = encode(text, { ecc: 'M', border: 4 }).data;
  page.drawRectangle({ x: left, y: top - side, width: side, height: side, color: WHITE });
  const squares = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  page.drawSvgPath(squares.join(''), { x: left, y: top, scale: side / modules.length, color: BLACK });
}
