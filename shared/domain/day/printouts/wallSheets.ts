import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts } from './printoutFacts.ts';
import { scheduleScreen, trackSheets } from './trackSheets.ts';

const { titles, columns } = DAY_WORDS.printouts;

/** A sheet for each surface and day to hang on the wall: every flight with its start order. */
export function wallSheets(facts: PrintoutFacts): DayPrintout {
  return {
    title: titles.wall,
    textSize: 12,
    columns: [
      { heading: columns.number, share: 0.08, look: 'number' },
      { heading: columns.name, share: 0.47, look: 'strong' },
      { heading: columns.rink, share: 0.45, look: 'text' },
    ],
    sheets: trackSheets(facts, {
      title: titles.wall,
      screenOf: scheduleScreen,
      groupOf: ({ flight }) => ({
        before: [],
        rows: (flight?.skaters ?? []).map(({ name, rink }, index) => [String(index + 1), name, rink]),
        after: [],
      }),
    }),
  };
}
