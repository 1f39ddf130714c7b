import type { EventResult } from '../../../contract/day/results/publicResults.ts';
import type { DayPrintout, DaySheet } from '../printouts/printoutFacts.ts';
import { flightText } from '../printouts/printoutTexts.ts';
import { dayText } from '../../core/dates/dayTexts.ts';
import { DAY_WORDS } from '../words/dayWords.ts';

const { titles, columns, version: versionText, replaces } = DAY_WORDS.printouts;
const words = DAY_WORDS.results;

/** A posted result with its names as they are published. */
export interface PrintedResult extends Omit<EventResult['flights'][number], 'postedAt' | 'notSkated'> {
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
): DayPrintout {
  return {
    title: titles.results,
    textSize: 20,
    titleSize: 28,
    columns: [
      { heading: columns.place, share: 0.13, look: 'strong' },
      { heading: columns.name, share: 0.49, look: 'strong' },
      { heading: columns.rink, share: 0.38, look: 'text' },
    ],
    sheets: results.map((result) => sheetOf(result, momentText)),
  };
}

function sheetOf(
  { eventId, event, block, version, postedAt, correctedAt, places, ...part }: PrintedResult,
  momentText: (instant: string) => string,
): DaySheet {
  const label = versionText(String(version));
  const since =
    correctedAt === null ? words.posted(momentText(postedAt)) : words.corrected(momentText(correctedAt));
  return {
    title: flightText(event, part),
    detail: block ? `${dayText(block.date)} · ${block.surface}` : '',
    version: {
      label,
      // A correction before the posting replaced no printout.
      remarks: [`${label}.`, ...(correctedAt === null ? [] : [replaces(String(version - 1))])],
    },
    screen: { kind: 'results', eventId },
    groups: [
      {
        heading: since,
        before: [],
        rows: places.map(({ place, name, rink }) => [
          String(place),
          name ?? words.unpublishedName,
          rink ?? '',
        ]),
        after: [],
      },
    ],
  };
}
