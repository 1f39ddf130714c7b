import type { EventResult } from '../../../contract/day/results/publicResults.ts';
import type { PrintoutSheet, Printout } from '../printouts/printout.ts';
import { flightText } from '../printouts/printoutTexts.ts';
import { dayText } from '../../core/dates/dayTexts.ts';

/** A posted result with its names as they are published. */
export interface PrintedResult extends Omit<EventResult['flights'][number], 'postedAt'> {
  readonly eventId: string;
  /** "Freestyle 1" */
  readonly event: string;
  readonly postedAt: string;
  /** Null for a flight that the schedule has lost since. */
  readonly block: { readonly date: string; readonly surface: string } | null;
}

/**
 * Results for the wall, a sheet for each flight, to be read from some metres away.
 * @param momentText an instant in words, in venue time
 */
export function resultSheets(
  results: readonly PrintedResult[],
  momentText: (instant: string) => string,
): Printout {
  return {
    title: 'Results',
    textSize: 20,
    titleSize: 28,
    columns: [
      { heading: 'Place', share: 0.13, look: 'strong' },
      { heading: 'Name', share: 0.49, look: 'strong' },
      { heading: 'Rink', share: 0.38, look: 'text' },
    ],
    sheets: results.map((result) => sheetOf(result, momentText)),
  };
}

function sheetOf(
  { eventId, event, block, version, postedAt, correctedAt, places, ...part }: PrintedResult,
  momentText: (instant: string) => string,
): PrintoutSheet {
  const label = `Version ${String(version)}`;
  const since =
    correctedAt === null ? `Posted ${momentText(postedAt)}` : `Corrected ${momentText(correctedAt)}`;
  return {
    title: flightText(event, part),
    detail: block ? `${dayText(block.date)} · ${block.surface}` : '',
    version: {
      label,
      // A correction before the posting replaced no paper.
      remarks: [`${label}.`, ...(correctedAt === null ? [] : [`Replaces version ${String(version - 1)}.`])],
    },
    screen: { kind: 'results', eventId },
    groups: [
      {
        heading: since,
        before: [],
        rows: places.map(({ place, name, rink }) => [
          String(place),
          name ?? 'Name not published',
          rink ?? '',
        ]),
        after: [],
      },
    ],
  };
}
