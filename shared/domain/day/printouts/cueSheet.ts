import { cuePieces } from '../../entering/music/cuePieces.ts';
import { lengthText } from '../../planning/timeTexts.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts } from './printoutFacts.ts';
import { scheduleScreen } from './trackSheets.ts';

const { titles, columns, cues: words } = DAY_WORDS.printouts;

/** What a collecting society asks for: each piece once, with its length and how often it was played, and nobody's name. */
export function cueSheet(facts: PrintoutFacts): DayPrintout {
  const rows = cuePieces(facts.cues ?? []).map(({ title, seconds, programmes, plays }) => [
    title === '' ? words.untitled : title,
    lengthText(seconds),
    String(programmes),
    String(plays),
  ]);
  return {
    title: titles.cues,
    textSize: 11,
    columns: [
      { heading: columns.work, share: 0.61, look: 'text' },
      { heading: columns.length, share: 0.12, look: 'number' },
      { heading: columns.programmes, share: 0.15, look: 'number' },
      { heading: columns.plays, share: 0.12, look: 'number' },
    ],
    sheets:
      rows.length > 0
        ? [
            {
              title: titles.cues,
              detail: words.detail,
              version: facts.version,
              screen: scheduleScreen(facts.blocks),
              groups: [{ heading: '', before: [], rows, after: [] }],
            },
          ]
        : [],
  };
}
