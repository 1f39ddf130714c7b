import { rgb, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { WHITE } from '../../../../platform/documents/styles.ts';

const DEEP = rgb(0.09, 0.2, 0.42);
const BRIGHT = rgb(0.11, 0.36, 0.74);

/** Fills the page, as `background-size: cover` does; what is beyond the page is cut off. */
export function drawPicture(page: PDFPage, picture: PDFImage): void {
  const { width, height } = page.getSize();
  const scale = Math.max(width / picture.width, height / picture.height);
  const drawn = picture.scale(scale);
  page.drawImage(picture, { x: (width - drawn.width) / 2, y: (height - drawn.height) / 2, ...drawn });
}

/** Ours: a double frame, and the figure that blades leave on the ice, so light that every name stands out. */
export function drawFigure(page: PDFPage): void {
  const { width, height } = page.getSize();
  page.drawRectangle({ x: 0, y: 0, width, height, color: WHITE });
  for (const [radius, opacity] of [
    [118, 0.1],
    [124, 0.07],
    [131, 0.05],
  ] as const)
    for (const side of [-1, 1])
      page.drawCircle({
        x: width / 2 + side * radius,
        y: height / 2 + 6,
        size: radius,
        borderColor: BRIGHT,
        borderWidth: 1.6,
        borderOpacity: opacity,
        opacity: 0,
      });
  frame(page, 22, 3);
  frame(page, 30, 0.8);
}

function frame(page: PDFPage, inset: number, borderWidth: number): void {
  const { width, height } = page.getSize();
  page.drawRectangle({
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    borderColor: inset > 25 ? BRIGHT : DEEP,
    borderWidth,
    opacity: 0,
  });
}
