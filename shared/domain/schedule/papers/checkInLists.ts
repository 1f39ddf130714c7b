import type { Printout, PaperFacts, PaperSheet, PrintedBlock } from './paper.ts';
import { startText, tracksOf, whatText, whereText } from './paperTexts.ts';

/** A list for each run: who has to be there, by flight and start order, with a box to tick. */
export function checkInLists(facts: PaperFacts): Printout {
  return {
    title: 'Check-in lists',
    textSize: 11,
    columns: [
      { heading: 'Here', share: 0.08, look: 'box' },
      { heading: 'No.', share: 0.07, look: 'number' },
      { heading: 'Name', share: 0.45, look: 'strong' },
      { heading: 'Rink', share: 0.4, look: 'text' },
    ],
    sheets: tracksOf(facts).flatMap((track) =>
      runsOf(track).map((run, index) => sheetOf(run, index + 1, facts)),
    ),
  };
}

/** The flights of a track between two resurfacings. A run without a flight is nobody's. */
export function runsOf<Block extends Pick<PrintedBlock, 'kind'> & { readonly flight: unknown }>(
  track: readonly Block[],
): Block[][] {
  const runs: Block[][] = [[]];
  for (const block of track) {
    if (block.kind === 'resurfacing') runs.push([]);
    else if (block.flight) runs.at(-1)?.push(block);
  }
  return runs.filter((run) => run.length > 0);
}

function sheetOf(run: readonly PrintedBlock[], number: number, facts: PaperFacts): PaperSheet {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = run;
  return {
    title: `Check-in list · Run ${String(number)}`,
    detail: whereText(run, facts),
    date,
    surfaceId,
    groups: run.map((block) => ({
      heading: `${startText(block)}  ${whatText(block, facts)}`,
      before: [],
      rows: (block.flight?.skaters ?? []).map(({ name, rink }, index) => ['', String(index + 1), name, rink]),
      after: [],
    })),
  };
}
