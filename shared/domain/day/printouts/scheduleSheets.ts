import type { Printout, PrintoutFacts, PrintedBlock } from './printout.ts';
import { printedTracks, whatText } from './printoutTexts.ts';
import { spanText } from '../../planning/timeTexts.ts';
import { headOfSheet, scheduleScreen } from './trackSheets.ts';

/** The whole schedule, a sheet for each surface and day, without names. */
export function scheduleSheets(facts: PrintoutFacts): Printout {
  return {
    title: 'Schedule',
    textSize: 10.5,
    columns: [
      { heading: 'Time', share: 0.2, look: 'text' },
      { heading: 'What', share: 0.62, look: 'strong' },
      { heading: 'Skaters', share: 0.18, look: 'number' },
    ],
    sheets: printedTracks(facts).map((track) => {
      const rows = track.map((block) => [spanText([block]), whatText(block, facts), skatersText(block)]);
      const groups = [{ heading: '', before: [], rows, after: [] }];
      return { title: 'Schedule', ...headOfSheet(track, facts), screen: scheduleScreen(track), groups };
    }),
  };
}

const skatersText = ({ flight }: PrintedBlock): string => (flight ? String(flight.skaters.length) : '');
