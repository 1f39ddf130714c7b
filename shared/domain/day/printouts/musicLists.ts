import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts } from './printoutFacts.ts';
import { lengthText } from '../../planning/timeTexts.ts';
import { changedLines, trackSheets } from './trackSheets.ts';

const { titles, columns, musicList } = DAY_WORDS.printouts;

/** A list for each surface and day: what to play for whom, with a box to tick once the music is there. */
export function musicLists(facts: PrintoutFacts): DayPrintout {
  return {
    title: titles.music,
    textSize: 11,
    columns: [
      { heading: columns.musicBox, share: 0.1, look: 'box' },
      { heading: columns.number, share: 0.07, look: 'number' },
      { heading: columns.name, share: 0.33, look: 'strong' },
      { heading: columns.music, share: 0.38, look: 'text' },
      { heading: columns.length, share: 0.12, look: 'number' },
    ],
    sheets: trackSheets(facts, {
      title: musicList,
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
