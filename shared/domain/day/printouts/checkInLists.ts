import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, DaySheet, PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { runsOfTrack, printedTracks } from './printoutTexts.ts';
import { changedLines, flightHeading, headOfSheet } from './trackSheets.ts';

const { titles, columns, checkInList, run: runText, walkOn } = DAY_WORDS.printouts;

/** A list for each run: who has to be there, by flight and start order, with a box that is ticked for whoever is here. */
export function checkInLists(facts: PrintoutFacts): DayPrintout {
  return {
    title: titles.checkIn,
    textSize: 11,
    columns: [
      { heading: columns.box, share: 0.07, look: 'box' },
      { heading: columns.since, share: 0.15, look: 'text' },
      { heading: columns.number, share: 0.07, look: 'number' },
      { heading: columns.name, share: 0.37, look: 'strong' },
      { heading: columns.rink, share: 0.34, look: 'text' },
    ],
    sheets: printedTracks(facts).flatMap((track) =>
      runsOfTrack(track, facts).map(([number, run]) => sheetOf(run, number, facts)),
    ),
  };
}

const joined = ({ flight }: PrintedBlock, { changed }: PrintoutFacts): readonly string[] =>
  changed.get(flight?.id ?? '')?.walkOns ?? [];

function sheetOf(run: readonly PrintedBlock[], number: number, facts: PrintoutFacts): DaySheet {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = run;
  return {
    title: checkInList(runText(number)),
    ...headOfSheet(run, facts),
    screen: { kind: 'checkIn', date, surfaceId },
    groups: run.map((block) => ({
      heading: flightHeading(block, facts),
      before: [],
      rows: (block.flight?.skaters ?? []).map(({ name, rink, hereSince = '' }, index) => [
        hereSince,
        hereSince,
        String(index + 1),
        joined(block, facts).includes(name) ? walkOn(name) : name,
        rink,
      ]),
      // Who joined is marked on the own line, so that a helper counts nobody twice.
      after: changedLines(block, facts, { walkOns: false }),
    })),
  };
}
