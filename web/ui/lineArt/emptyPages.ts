import type { Strokes } from './strokes.ts';

/** A podium that nobody stands on. */
const results: Strokes = [
  'M18 66V50H46V38H74V54H102V66M46 50V66M74 54V66M6 66H114',
  'M6 44C18 26 40 8 60 12C75 15 74 29 62 28C49 27 52 8 78 10C94 11 104 22 115 18M14 71H70M78 71H106M32 75.5H56M64 75.5H84',
];

/** A clock whose rim is skated. */
const schedule: Strokes = [
  'M60 10a29 29 0 1 1-.1 0M60 20V39.5L73 47',
  'M62 8.6a30.4 30.4 0 1 1-9 .6M3 64C22 76 42 76 60 69.5C78 76 98 76 117 64M60 14v3.5M85 39h-3.5M60 64v-3.5M35 39h3.5',
];

/** A skate that waits for who wears it. */
const entries: Strokes = [
  'M37 7C43 9.5 50 9.5 56 7C54 19 55 26 60 30C66 35 78 36 85 42C89 45.5 90 50 89 55.5H36C34 39 40 24 37 7ZM41 55.5L43 64.5M52 55.5L50 64.5M76 55.5L78 64.5M86 55.5L84 64.5M33 60C33 63.5 35 64.5 39 64.5H86C93 64.5 97 61 97 56',
  'M55.5 15L49 17.5M55 21.5L49 24.5M57 27L51.5 31M61.5 31L56.5 36M67.5 33.5L63.5 39M40 9C43 24 38 40 39 52H88M6 70C30 66.5 66 74 114 67M30 75C50 72 70 76.5 90 73.5',
];

/** A rink from above, resurfaced: nothing to do. */
const clear: Strokes = [
  'M28 12H92A20 20 0 0 1 112 32V48A20 20 0 0 1 92 68H28A20 20 0 0 1 8 48V32A20 20 0 0 1 28 12ZM60 12V68M60 30.5a9.5 9.5 0 1 1-.1 0',
  'M28 17H92A15 15 0 0 1 107 32V48A15 15 0 0 1 92 63H28A15 15 0 0 1 13 48V32A15 15 0 0 1 28 17ZM38 12V68M82 12V68M24 34a6 6 0 1 1-.1 0M96 34a6 6 0 1 1-.1 0',
];

/** A lens over an eight. */
const notFound: Strokes = [
  'M50 8a27 27 0 1 1-.1 0M69.5 54C77 63 90 70 110 70',
  'M50 35C42 22 30 26 30 35S42 48 50 35S70 26 70 35S58 48 50 35M51.5 6.6a28.4 28.4 0 1 1-8 1M68 56C76 66 90 74.5 110 75',
];

/** What a page shows in place of its records. */
export const EMPTY_PAGE_DRAWINGS = { results, schedule, entries, clear, notFound };
