import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const FLOORS = [
  'functions/api',
  'functions/services',
  'functions/store',
  'shared/domain',
  'shared/contract',
  'web/features',
];

/** The areas from which each may import, itself aside: docs/architecture.md, decision 0302. */
const READS = {
  core: [],
  people: ['core'],
  entering: ['core', 'people'],
  money: ['core', 'people', 'entering'],
  planning: ['core', 'people', 'entering'],
  day: ['core', 'people', 'entering', 'planning'],
  public: ['core', 'people', 'entering', 'money', 'planning', 'day'],
} as const;

type Area = keyof typeof READS;

/** Imports against the arrow, each with its reason. */
const EXCEPTIONS = [
  // Who joins another family must not lose sight of entries of their own.
  [
    'functions/services/people/accounts/guardianInvitation.ts',
    'functions/store/entering/entries/repository.ts',
  ],
  // Deleting an account deletes everything in its name, entries and their documents too.
  [
    'functions/services/people/accounts/myAccount.ts',
    'functions/services/entering/entries/erase/eraseEntries.ts',
  ],
  [
    'functions/services/entering/entries/erase/eraseEntries.ts',
    'functions/store/money/documents/invoiceRepository.ts',
  ],
  [
    'functions/services/entering/entries/erase/eraseEntries.ts',
    'functions/store/money/documents/receiptRepository.ts',
  ],
  // A published name is asked once, and counts for the account's skaters and for all their entries.
  [
    'functions/services/people/accounts/myAccount.ts',
    'functions/services/entering/entries/consents/givenNames.ts',
  ],
  // A manager's account names its competition, which must exist.
  ['functions/services/people/accounts/user.ts', 'functions/store/entering/competitions/repository.ts'],
  // The call that publishes a schedule joins two areas: planning writes it, the day says what is on the ice.
  ['functions/api/planning/schedule/publishing.ts', 'functions/services/day/running/checkUnderWay.ts'],
  // … and who joined a flight at check-in, and is mailed with it.
  ['functions/api/planning/schedule/publishing.ts', 'functions/services/day/running/walkOnsOfDay.ts'],
  // Nor does a new plan move what is on the ice.
  ['functions/api/planning/schedule/draft.ts', 'functions/services/day/running/checkUnderWay.ts'],
  // Panels say whom a change of judges leaves where they are.
  ['functions/api/planning/panels/begunFlights.ts', 'functions/services/day/running/checkUnderWay.ts'],
  // After a list of members is imported, the entries are rechecked on the same page.
  ['web/features/people/members/import/ImportPage.tsx', 'web/features/entering/recheck/index.ts'],
  // On its days a competition's page and its line on the start page say what is on the ice.
  ['web/features/entering/competitionPage/CompetitionView.tsx', 'web/features/day/live/index.ts'],
  // On its days My rink says when and where each skater is next.
  ['web/features/entering/coachDashboard/CoachTable.tsx', 'web/features/public/mySchedule/index.ts'],
  ['web/features/entering/coachDashboard/nextStartColumns.tsx', 'web/features/public/mySchedule/index.ts'],
  ['web/features/entering/competitionList/AnnouncedCompetitions.tsx', 'web/features/day/live/index.ts'],
  // A family's page of an entry shares the skater's page.
  ['web/features/entering/myEntries/entryPage/EntryView.tsx', 'web/features/day/sharePage/index.ts'],
  // A family's page of an entry ends with its results.
  ['web/features/entering/myEntries/entryPage/EntryView.tsx', 'web/features/day/results/index.ts'],
].map((pair) => pair.join(' -> '));

const floorOf = (file: string) => FLOORS.find((floor) => file.startsWith(`${floor}/`));

/** The area of a file on one of the floors; null for one that stands beside the areas. */
function areaOf(file: string): Area | null {
  const floor = floorOf(file);
  const area = floor && file.slice(floor.length + 1).split('/')[0];
  return area !== undefined && area in READS ? (area as Area) : null;
}

const files = FLOORS.flatMap((floor) => globSync(`${floor}/**/*.{ts,tsx}`, { cwd: ROOT })).map((file) =>
  file.split(path.sep).join('/'),
);
const product = files.filter((file) => !/\.(test|testing)\.tsx?$/.test(file));

const imports = product.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)].map(
    ([, to = '']) => ({ file, imported: path.posix.join(path.posix.dirname(file), to) }),
  ),
);

/** A Lambda's table names the handlers of its operations, in whichever area they stand. */
const isTable = (file: string) => /^functions\/api\/\w+\/\w+\/lambda\.ts$/.test(file);

function againstTheArrow(): string[] {
  return imports.flatMap(({ file, imported }) => {
    const [from, to] = [areaOf(file), areaOf(imported)];
    if (!from || !to || from === to || isTable(file)) return [];
    const allowed: readonly Area[] = READS[from];
    return allowed.includes(to) ? [] : [`${file} -> ${imported}`];
  });
}

describe('areas', () => {
  it('have the same names on every floor, and hold nearly every file', () => {
    const outside = files.filter((file) => areaOf(file) === null);
    expect(
      outside.filter(
        (file) => !/^(functions\/(api|store)|shared\/contract|web\/features)\/[\w.-]+$/.test(file),
      ),
    ).toEqual([]);
    expect(outside.length).toBeLessThan(files.length / 50);
  });

  it('import each other along the arrow alone', () => {
    expect(imports.length).toBeGreaterThan(5_000);
    expect(againstTheArrow().toSorted()).toEqual(EXCEPTIONS.toSorted());
  });
});
