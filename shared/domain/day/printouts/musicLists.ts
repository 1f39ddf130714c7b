import type { Printout, PrintoutFacts } from './printout.ts';
import { lengthText } from '../../planning/timeTexts.ts';
import { changedLines, trackSheets } from './trackSheets.ts';

/** A list for each surface and day: what to play for whom, with a box to tick once the music is there. */
export function musicLists(facts: PrintoutFacts): Printout {
  return {
    title: 'Music lists',
    textSize: 11,
    columns: [
      { heading: 'Have it', share: 0.1, look: 'box' },
      { heading: 'No.', share: 0.07, look: 'number' },
      { heading: 'Name', share: 0.33, look: 'strong' },
      { heading: 'Music', share: 0.38, look: 'text' },
      { heading: 'Length', share: 0.12, look: 'number' },
    ],
    sheets: trackSheets(facts, {
      title: 'Music list',
      screenOf: () => ({ kind: 'music' }),
      groupOf: (block) => ({
        before: [],
        rows: (block.flight?.skaters ?? []).map(({ name, musicTitle, seconds = 0 }, index) => [
          '',
          String(index + 1),
          name,
          musicTitle,
          lengthText(seconds),
        ]),
        after: changedLines(block, facts),
      }),
    }),
  };
}
