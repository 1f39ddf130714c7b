import type { Column } from '../../entering/judgingRules/columnsOf.ts';
import { judgesColumns } from '../../entering/judgingRules/flightRules.ts';
import { cellLimits } from '../../entering/judgingRules/rangeOf.ts';
import type { Seat } from '../../entering/judgingRules/seats.ts';
import type { PrintoutColumn } from '../../core/documents/printout.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, DaySheet, JudgedFlight, PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { runsOfTrack, startText, printedTracks, whatText } from './printoutTexts.ts';
import { tenthsText } from '../sheets/markText.ts';
import { dayText } from '../../core/dates/dayTexts.ts';
import { changedLines } from './trackSheets.ts';

const { titles, columns: headings, sheets: words, seat: seatText } = DAY_WORDS.printouts;

/** The sheet of each judge for each flight, as the screen has it: seat by seat in a run, so that a stack is one judge's. */
export function judgesSheets(facts: PrintoutFacts): DayPrintout {
  return sheetsOf(facts, titles.judges, (seat) => seat !== 'referee');
}

/** The referee's sheet for each flight: the own total where it decides ties, penalties, the range, the approval. */
export function refereesSheets(facts: PrintoutFacts): DayPrintout {
  return sheetsOf(facts, titles.referees, (seat) => seat === 'referee');
}

function sheetsOf(facts: PrintoutFacts, title: string, isWanted: (seat: Seat) => boolean): DayPrintout {
  return {
    title,
    textSize: 12,
    titleSize: 16,
    columns: [],
    sheets: printedTracks(facts).flatMap((track) =>
      runsOfTrack(track, facts).flatMap(([, run]) =>
        stackedSheets(run.flatMap((block) => sheetsOfFlight(block, facts, isWanted))),
      ),
    ),
  };
}

/** A stack for each seat, which its judge keeps for the run; the sheets of a run's only flight are one stack. */
function stackedSheets(sheets: readonly SeatSheet[]): SeatSheet[] {
  const flights = new Set(sheets.map(({ screen }) => screen.flightId));
  const [first = ''] = flights;
  const stackOf = (seat: Seat) => (flights.size === 1 ? first : `${first}.${seat}`);
  return [...Map.groupBy(sheets, ({ screen }) => screen.seat)].flatMap(([seat, own]) =>
    own.map((sheet) => ({ ...sheet, stack: stackOf(seat) })),
  );
}

type SeatSheet = DaySheet & { readonly screen: { readonly kind: 'typing' } };

function sheetsOfFlight(
  block: PrintedBlock,
  facts: PrintoutFacts,
  isWanted: (seat: Seat) => boolean,
): SeatSheet[] {
  const flightId = block.flight?.id ?? '';
  const judged = facts.judging?.get(flightId);
  const skaters = block.flight?.skaters ?? [];
  if (!judged || skaters.length === 0) return [];
  const { date, surfaceId } = block;
  return judged.rules.sheets
    .filter(({ seat }) => isWanted(seat))
    .map(({ seat, columns }): SeatSheet => {
      const marked =
        seat === 'referee'
          ? [...columns.map(({ name }) => name), headings.penalties]
          : columns.map(({ name }) => name);
      const name = judged.names.get(seat) ?? '';
      return {
        title: name === '' ? seatText(seat) : `${seatText(seat)} · ${name}`,
        detail: [
          whatText(block, facts),
          dayText(date),
          facts.surfaces.get(surfaceId) ?? surfaceId,
          startText(block, facts),
        ].join(' · '),
        version: facts.version,
        screen: { kind: 'typing', flightId, seat },
        columns: columnsFor(marked),
        groups: [
          {
            heading: rangeText(judged, columns, skaters.length),
            before: [],
            rows: skaters.map(({ name: skater }, index) => [
              String(index + 1),
              skater,
              ...marked.map(() => ''),
            ]),
            after: [...changedLines(block, facts), ...(seat === 'referee' ? penaltyLines(judged) : [])],
            toWrite: [
              ...(seat === 'referee' && judged.rules.range ? [words.otherRange] : []),
              ...(name === '' ? [words.name] : []),
              ...(seat === 'referee' ? [words.approved, words.time] : [words.signature]),
            ],
          },
        ],
      };
    });
}

/** With many columns a name has less room, so that every box stays wide enough for a number. */
function columnsFor(marked: readonly string[]): PrintoutColumn[] {
  const nameShare = marked.length > 4 ? 0.24 : 0.34;
  const share = (1 - NUMBER_SHARE - nameShare) / Math.max(1, marked.length);
  return [
    { heading: headings.number, share: NUMBER_SHARE, look: 'number' },
    { heading: headings.name, share: nameShare, look: 'strong' },
    ...marked.map((heading): PrintoutColumn => ({ heading, share, look: 'mark' })),
  ];
}

const NUMBER_SHARE = 0.08;

/** "Marks from 7.0 to 7.8" */
function rangeText({ rules, range }: JudgedFlight, columns: readonly Column[], skaters: number): string {
  const all = judgesColumns(rules).length;
  const [column] = columns;
  if (column?.unit === 'place') return words.places(skaters);
  if (range) return words.marks(tenthsText(range.least), tenthsText(range.most));
  if (!column) return '';
  const system = { system: rules.system.system, most: rules.most };
  const { most } = cellLimits(column.id === 'total' ? { ...column, id: '' } : column, system, {
    skaters,
    columns: all,
  });
  return words.marks(tenthsText(0), tenthsText(most));
}

function penaltyLines({ rules, penalties }: JudgedFlight): string[] {
  if (rules.system.system !== 'isi' || penalties.length === 0) return [];
  return [
    words.penalties(penalties.map(({ label, tenths }) => `${label} ${tenthsText(tenths)}`).join(' · ')),
  ];
}
