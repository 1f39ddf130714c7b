import type { Printout, PrintoutFacts, PrintoutSheet, PrintedBlock } from './printout.ts';
import { runsOfTrack, printedTracks } from './printoutTexts.ts';
import { changedLines, flightHeading, headOfSheet } from './trackSheets.ts';

/** A list for each run: who has to be there, by flight and start order, with a box to tick. */
export function checkInLists(facts: PrintoutFacts): Printout {
  return {
    title: 'Check-in lists',
    textSize: 11,
    columns: [
      { heading: 'Here', share: 0.08, look: 'box' },
      { heading: 'No.', share: 0.07, look: 'number' },
      { heading: 'Name', share: 0.45, look: 'strong' },
      { heading: 'Rink', share: 0.4, look: 'text' },
    ],
    sheets: printedTracks(facts).flatMap((track) =>
      runsOfTrack(track, facts).map(([number, run]) => sheetOf(run, number, facts)),
    ),
  };
}

function sheetOf(run: readonly PrintedBlock[], number: number, facts: PrintoutFacts): PrintoutSheet {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = run;
  return {
    title: `Check-in list · Run ${String(number)}`,
    ...headOfSheet(run, facts),
    screen: { kind: 'checkIn', date, surfaceId },
    groups: run.map((block) => ({
      heading: flightHeading(block, facts),
      before: [],
      rows: (block.flight?.skaters ?? []).map(({ name, rink }, index) => ['', String(index + 1), name, rink]),
      after: changedLines(block, facts),
    })),
  };
}
