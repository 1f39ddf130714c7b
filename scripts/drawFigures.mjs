// `node scripts/drawFigures.mjs` (Node 24): draws the figures of link previews into web/share. Run it after
// changing a figure; the build adds the colours.
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser } from '../local/testing/findBrowser.ts';
import { ACCENT_COLOURS } from '../shared/domain/core/accent.ts';
import { GROUND_STEPS, LINE_STEPS, paletteOf } from '../web/share/palette.ts';
import { pngOf } from '../web/share/png.ts';
import { FIGURES, figurePath } from '../web/ui/figurePaths.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** The posters' gradient: its direction in degrees, and where the deep tone ends. */
const DIRECTION = (128 * Math.PI) / 180;
const DEEP_UNTIL = 0.08;

/** Pixels per unit of a figure, so that the whole figure is visible. */
const SCALE = { loop: 1.78, three: 1.85, serpentine: 2.45 };

/** A figure is traced several times, slightly off the same line: scale, turn, strength, width. */
const TRACINGS = [
  [1, 0, 1, 3.2],
  [0.965, 1.6, 0.42, 2],
  [1.03, -1.2, 0.42, 2],
  [0.93, 3, 0.42, 2],
  [1.06, -2.6, 0.42, 2],
];

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const figure of FIGURES) {
  const png = indexedPng(pixelsOf(await strengthsOf(figure)));
  writeFileSync(new URL(`../web/share/${figure}.png`, import.meta.url), png);
  console.log(`${figure}: ${png.length} bytes`);
}
await browser.close();

/** The strength of a line at each pixel, 0 to 255. */
async function strengthsOf(figure) {
  const lines = TRACINGS.map(([scale, turn, strength, width]) => ({
    path: figurePath(figure, scale),
    turn: (turn * Math.PI) / 180,
    strength,
    width: width / SCALE[figure],
  }));
  return page.evaluate(draw, { lines, scale: SCALE[figure], width: WIDTH, height: HEIGHT });
}

/** Runs in the browser. */
function draw({ lines, scale, width, height }) {
  const canvas = new globalThis.OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(width / 2, height / 2);
  context.rotate((-8 * Math.PI) / 180);
  context.scale(scale, scale);
  for (const line of lines) {
    context.save();
    context.rotate(line.turn);
    context.lineWidth = line.width;
    context.strokeStyle = `rgb(255 255 255 / ${line.strength})`;
    context.stroke(new globalThis.Path2D(line.path));
    context.restore();
  }
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, index) => data[index * 4 + 3]);
}

/** Each pixel's index in the palette. */
function pixelsOf(strengths) {
  const [across, down] = [Math.sin(DIRECTION), -Math.cos(DIRECTION)];
  const length = Math.abs(WIDTH * across) + Math.abs(HEIGHT * down);
  return strengths.map((strength, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    const along = ((x - WIDTH / 2) * across + (y - HEIGHT / 2) * down) / length + 0.5;
    const ground = Math.max(0, (along - DEEP_UNTIL) / (1 - DEEP_UNTIL));
    const line = Math.round((strength / 255) * (LINE_STEPS - 1));
    return line * GROUND_STEPS + Math.round(Math.min(1, ground) * (GROUND_STEPS - 1));
  });
}

/** Eight bits per pixel, with a palette; the rows are compressed unfiltered. */
function indexedPng(pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3], 8);
  const rows = Array.from({ length: HEIGHT }, (_, row) => [
    0,
    ...pixels.slice(row * WIDTH, (row + 1) * WIDTH),
  ]);
  return pngOf([
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: paletteOf(ACCENT_COLOURS.glacier) },
    { type: 'IDAT', data: deflateSync(Buffer.from(rows.flat()), { level: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
}
