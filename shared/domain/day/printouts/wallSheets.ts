import type { Printout, PrintoutFacts } from './printout.ts';
import { scheduleScreen, trackSheets } from './trackSheets.ts';

/** A sheet for each surface and day to hang on the wall: every flight with its start order. */
export function wallSheets(facts: PrintoutFacts): Printout {
  return {
    title: 'Flights',
    textSize: 12,
    columns: [
      { heading: 'No.', share: 0.08, look: 'number' },
      { heading: 'Name', share: 0.47, look: 'strong' },
      { heading: 'Rink', share: 0.45, look: 'text' },
    ],
    sheets: trackSheets(facts, {
      title: 'Flights',
      screenOf: scheduleScreen,
      groupOf: ({ flight }) => ({
        before: [],
        rows: (flight?.skaters ?? []).map(({ name, rink }, index) => [String(index + 1), name, rink]),
        after: [],
      }),
    }),
  };
}
