import { awardsOfRuns } from './awardsOfRuns.ts';
import type { PrintoutGroup } from '../../core/documents/printout.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { startText, whatText } from './printoutTexts.ts';
import { changedLines, trackSheets } from './trackSheets.ts';

const { titles, columns, announcer } = DAY_WORDS.printouts;

/** When the announcer says that one minute of a warm-up is left, there was more than that. */
const LAST_MINUTE = 60;

/** A sheet for each surface and day: whom to announce and how, and what to say between. */
export function announcerSheets(facts: PrintoutFacts): DayPrintout {
  const awards = awardsOfRuns(facts);
  return {
    title: titles.announcer,
    textSize: 10.5,
    columns: [
      { heading: columns.number, share: 0.06, look: 'number' },
      { heading: columns.name, share: 0.26, look: 'strong' },
      { heading: columns.sayAs, share: 0.2, look: 'text' },
      { heading: columns.rink, share: 0.24, look: 'text' },
      { heading: columns.music, share: 0.24, look: 'text' },
    ],
    sheets: trackSheets(facts, {
      title: announcer.sheet,
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
      ...(awards === undefined ? [] : [announcer.awards(awards)]),
      next ? announcer.next(whatText(next, facts), startText(next, facts)) : announcer.nothingNext,
    ],
  };
}

function warmUpScript(what: string, seconds: number): string[] {
  if (seconds === 0) return [];
  return [
    announcer.warmUp(what, Math.floor(seconds / 60), seconds % 60),
    ...(seconds > LAST_MINUTE ? [announcer.lastMinute] : []),
    announcer.clearTheIce,
  ];
}
