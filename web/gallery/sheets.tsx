import { ListDuplicates } from '../forms/sheets/ListDuplicates.tsx';
import type { ImportedSheet } from '../forms/sheets/readSheet.ts';
import type { RowResult } from '../forms/sheets/rowResults.ts';
import { SheetImport } from '../forms/sheets/SheetImport.tsx';
import type { Parts, PartsRun } from '../forms/sheets/useParts.ts';
import { Held, LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

type Outcome = 'added' | 'unchanged' | 'wrong';

const SHEET: ImportedSheet = [
  ['Name', 'Club', 'Notes'],
  [LONG_NAME, 'Pond', ''],
  ['Ilo Winter', 'Pond', ''],
];
const LIST = {
  headings: ['Name', 'Club', 'Notes'],
  columns: ['name', 'club', null],
  slashes: 'dayFirst' as const,
  rows: SHEET.slice(1),
};
const RESULTS: readonly RowResult<Outcome>[] = [
  { rows: [2], name: LONG_NAME, outcome: 'wrong', reasons: [LONG_TEXT] },
  { rows: [3], name: 'Ilo Winter', outcome: 'added', reasons: [] },
];
const CHECKED: PartsRun<RowResult<Outcome>> = {
  dryRun: true,
  done: 2,
  all: 2,
  results: RESULTS,
  state: 'finished',
};

const nothing = () => undefined;
const partsOf = (run: PartsRun<RowResult<Outcome>> | null): Parts<RowResult<Outcome>> => ({
  run,
  start: (dryRun) => Promise.resolve({ ...CHECKED, dryRun }),
  goOn: () => Promise.resolve(),
  stop: nothing,
  clear: nothing,
});

interface StepProps {
  readonly isChosen?: boolean;
  readonly problem?: 'unreadable' | 'missingColumn';
  readonly run?: PartsRun<RowResult<Outcome>>;
}

/** One step of the import of a list of skaters. */
function Step({ isChosen = false, problem, run }: StepProps) {
  const isRead = isChosen && problem === undefined;
  return (
    <SheetImport
      area="sheetImport"
      sheet={{
        chosen: isChosen ? { name: 'skaters.csv', sheet: isRead ? SHEET : null, problem: null } : null,
        choose: () => Promise.resolve(),
        list: isRead ? LIST : null,
        setSlashes: nothing,
        problem: problem ?? null,
      }}
      parts={partsOf(run ?? null)}
      hint="A CSV or Excel file with a row for each skater."
      missingColumn="The file has no column with names."
      fieldOf={(column) => (column === 'name' ? 'Full name' : 'Club')}
      outcomes={['added', 'unchanged', 'wrong']}
      writes={['added']}
      lists={['wrong']}
    />
  );
}

/** The import of a list from a file, step by step. */
export const SHEETS: readonly GalleryEntry[] = [
  {
    part: 'forms/sheets/SheetImport',
    states: {
      empty: <Step />,
      'a file that is read': <Step isChosen />,
      error: <Step isChosen problem="missingColumn" />,
      'under way': <Step isChosen run={{ ...CHECKED, done: 1, results: [], state: 'running' }} />,
      checked: <Step isChosen run={CHECKED} />,
      'done, with long content': <Step isChosen run={{ ...CHECKED, dryRun: false }} />,
      'broken off': <Step isChosen run={{ ...CHECKED, done: 1, state: 'failed' }} />,
    },
  },
  {
    part: 'forms/sheets/ListDuplicates',
    states: {
      default: (
        <Held first={false}>
          {(isChosen, onChoose) => (
            <ListDuplicates
              area="sheetImport"
              text={LONG_TEXT}
              duplicates={[
                {
                  row: 4,
                  text: `Row 4 is ${LONG_NAME} of row 2.`,
                  choice: { label: 'Another person', isChosen, onChoose },
                },
              ]}
            />
          )}
        </Held>
      ),
    },
  },
];
