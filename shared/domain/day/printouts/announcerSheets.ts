import { awardsOfRuns } from './awardsOfRuns.ts';
import type { Printout, PrintoutFacts, PrintoutGroup, PrintedBlock } from './printout.ts';
import { startText, whatText } from './printoutTexts.ts';
import { durationText } from '../../planning/timeTexts.ts';
import { changedLines, trackSheets } from './trackSheets.ts';

/** When the announcer says that one minute of a warm-up is left, there was more than that. */
const LAST_MINUTE = 60;

/** A sheet for each surface and day: whom to announce and how, and what to say between. */
export function announcerSheets(facts: PrintoutFacts): Printout {
  const awards = awardsOfRuns(facts);
  return {
    title: 'Announcer’s sheets',
    textSize: 10.5,
    columns: [
      { heading: 'No.', share: 0.06, look: 'number' },
      { heading: 'Name', share: 0.26, look: 'strong' },
      { heading: 'Say', share: 0.2, look: 'text' },
      { heading: 'Rink', share: 0.24, look: 'text' },
      { heading: 'Music', share: 0.24, look: 'text' },
    ],
    sheets: trackSheets(facts, {
      title: 'Announcer’s sheet',
      screenOf: () => ({ kind: 'live' }),
      groupOf: (block, next) => groupOf(block, next, { facts, awards: awards.get(block) }),
    }),
  };
}

function groupOf(
  block: PrintedBlock,
  next: PrintedBlock | undefined,
  { facts, awards }: { readonly facts: PrintoutFacts; readonly awards: string | undefined },
): Omit<PrintoutGroup, 'heading'> {
  const what = whatText(block, facts);
  const { skaters = [], warmUpSeconds = 0 } = block.flight ?? {};
  return {
    before: warmUpScript(what, warmUpSeconds),
    rows: skaters.map(({ name, sayAs, rink, musicTitle }, index) => [
      String(index + 1),
      name,
      sayAs,
      rink,
      musicTitle,
    ]),
    after: [
      ...changedLines(block, facts),
      ...(awards === undefined ? [] : [`Awards: for this run, about ${awards}.`]),
      next
        ? `Next: “Next on this ice: ${whatText(next, facts)}, at ${startText(next)}.”`
        : 'Next: nothing more on this ice today.',
    ],
  };
}

function warmUpScript(what: string, seconds: number): string[] {
  if (seconds === 0) return [];
  return [
    `Warm-up: “${what}: your warm-up is ${durationText(seconds)}.”`,
    ...(seconds > LAST_MINUTE ? ['One minute left: “Skaters, you have one minute left.”'] : []),
    'Clear the ice: “Skaters, please clear the ice.”',
  ];
}
