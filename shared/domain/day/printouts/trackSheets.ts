import type { PrintoutGroup } from '../../core/documents/printout.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { DaySheet, PrintoutFacts, PrintoutScreen, PrintedBlock } from './printoutFacts.ts';
import { startText, printedTracks, whatText, whereText } from './printoutTexts.ts';

const { scratched: scratchedText, noShows: noShowsText, walkOns: walkOnsText } = DAY_WORDS.printouts;

/** Where and when the blocks of a sheet are, and its version. */
export function headOfSheet(
  blocks: readonly PrintedBlock[],
  facts: PrintoutFacts,
): Pick<DaySheet, 'detail' | 'version'> {
  return {
    detail: whereText(blocks, facts),
    version: facts.version,
  };
}

/** The schedule of the day and surface of these blocks. */
export function scheduleScreen(blocks: readonly PrintedBlock[]): PrintoutScreen {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = blocks;
  return { kind: 'schedule', date, surfaceId };
}

interface TrackPrintout {
  readonly title: string;
  readonly screenOf: (track: readonly PrintedBlock[]) => PrintoutScreen;
  /** The content of a flight's group below its heading. */
  readonly groupOf: (block: PrintedBlock, next: PrintedBlock | undefined) => Omit<PrintoutGroup, 'heading'>;
}

/** A sheet for each surface and day that has flights, flight by flight. */
export function trackSheets(facts: PrintoutFacts, { title, screenOf, groupOf }: TrackPrintout): DaySheet[] {
  return printedTracks(facts).flatMap((track) => {
    const groups = track.flatMap((block, index) =>
      block.flight ? { heading: flightHeading(block, facts), ...groupOf(block, track[index + 1]) } : [],
    );
    return groups.length === 0
      ? []
      : [{ title, ...headOfSheet(track, facts), screen: screenOf(track), groups }];
  });
}

/** "07:15  Freestyle 1, flight 2 of 3" */
export const flightHeading = (block: PrintedBlock, facts: PrintoutFacts): string =>
  `${startText(block, facts)}  ${whatText(block, facts)}`;

/** Names those who do not skate and those who joined, so that a missing or new name is no mistake of the printout. */
export function changedLines(
  { flight }: PrintedBlock,
  { changed }: PrintoutFacts,
  shown: { readonly walkOns: boolean } = { walkOns: true },
): string[] {
  const { scratched = [], noShows = [], walkOns = [] } = changed.get(flight?.id ?? '') ?? {};
  return [
    [scratchedText, scratched] as const,
    [noShowsText, noShows] as const,
    [walkOnsText, shown.walkOns ? walkOns : []] as const,
  ].flatMap(([text, names]) => (names.length === 0 ? [] : [text(names.join(', '))]));
}
