import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { printedTracks, whatText } from './printoutTexts.ts';
import { spanText } from '../../planning/timeTexts.ts';
import { headOfSheet, scheduleScreen } from './trackSheets.ts';

const { titles, columns } = DAY_WORDS.printouts;

/** The whole schedule, a sheet for each surface and day, without names. */
export function scheduleSheets(facts: PrintoutFacts): DayPrintout {
  return {
    title: titles.schedule,
    textSize: 10.5,
    columns: [
      { heading: columns.time, share: 0.2, look: 'text' },
      { heading: columns.what, share: 0.62, look: 'strong' },
      { heading: columns.skaters, share: 0.18, look: 'number' },
    ],
    sheets: printedTracks(facts).map((track) => {
      const rows = track.map((block) => [
        spanText([block], facts.timeZone),
        whatText(block, facts),
        skatersText(block),
      ]);
      const groups = [{ heading: '', before: [], rows, after: [] }];
      return { title: titles.schedule, ...headOfSheet(track, facts), screen: scheduleScreen(track), groups };
    }),
  };
}

const skatersText = ({ flight }: PrintedBlock): string => (flight ? String(flight.skaters.length) : '');
