import type { Printout, PaperFacts } from './paper.ts';
import { startText, tracksOf, whatText, whereText } from './paperTexts.ts';

/** A sheet for each surface and day to hang on the wall: every flight with its start order. */
export function wallSheets(facts: PaperFacts): Printout {
  return {
    title: 'Flights',
    textSize: 12,
    columns: [
      { heading: 'No.', share: 0.08, look: 'number' },
      { heading: 'Name', share: 0.47, look: 'strong' },
      { heading: 'Rink', share: 0.45, look: 'text' },
    ],
    sheets: tracksOf(facts).flatMap((track) => {
      const flights = track.filter(({ flight }) => flight !== null);
      const [first] = flights;
      if (!first) return [];
      return {
        title: 'Flights',
        detail: whereText(track, facts),
        date: first.date,
        surfaceId: first.surfaceId,
        groups: flights.map((block) => ({
          heading: `${startText(block)}  ${whatText(block, facts)}`,
          before: [],
          rows: (block.flight?.skaters ?? []).map(({ name, rink }, index) => [String(index + 1), name, rink]),
          after: [],
        })),
      };
    }),
  };
}
