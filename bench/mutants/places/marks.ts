import type { Mutant } from '../mutant.ts';

const OF_SHEETS = ['marks.http.test.ts'];
const OF_APPROVED = ['approvedSheets.http.test.ts'];
const ACCESS = ['sheetAccess.http.test.ts'];

export const MARKS: readonly Mutant[] = [
  {
    mistake: 'a judge writes another judge’s sheet',
    within: 'requireSeat',
    from: "role === 'judge' && seat !== ownSeat",
    to: "role === 'judge' && ownSeat === null",
    tests: [...ACCESS, ...OF_SHEETS],
  },
  {
    mistake: 'a judge reads the sheets of all',
    within: 'requireOverview',
    from: "if (role === 'judge')",
    to: "if (role !== 'judge' && role !== 'organiser' && role !== 'referee' && role !== 'scoring')",
    tests: [...ACCESS, ...OF_SHEETS],
  },
  {
    mistake: 'marks reach a competition that is archived',
    within: 'requireWritable',
    file: 'day/sheets/submitMarks.ts',
    from: 'if (isArchived)',
    to: 'if (isArchived && stored.state.approvedVersion !== undefined)',
    tests: ['approvalRaces.http.test.ts'],
  },
  {
    mistake: 'marks reach a result that was approved',
    within: 'requireWritable',
    file: 'day/sheets/submitMarks.ts',
    from: 'if (stored.state.approvedVersion !== undefined)',
    to: 'if (isArchived && stored.state.approvedVersion !== undefined)',
    tests: OF_APPROVED,
  },
  {
    mistake: 'marks reach a result that is approved at the same moment',
    within: 'stateWrite',
    file: 'sheets/markRepository.ts',
    from: "'attribute_not_exists(approvedVersion)'",
    to: "'(attribute_exists(approvedVersion) OR attribute_not_exists(approvedVersion))'",
    tests: OF_APPROVED,
  },
  {
    mistake: 'the highest mark of a column is refused',
    within: 'newMarks',
    from: 'sent.value > column.most',
    to: 'sent.value >= column.most',
    tests: OF_SHEETS,
  },
  {
    mistake: 'a repeat with another value counts as stored',
    within: 'isSameMark',
    from: ' && one.value === other.value',
    to: '',
    tests: OF_SHEETS,
  },
  {
    mistake: 'a device’s number serves two marks',
    within: 'newMarks',
    from: 'if (numbers.has(sent.sequence))',
    to: 'if (numbers.has(sent.sequence) && before)',
    tests: OF_SHEETS,
  },
  {
    mistake: 'a hand-in erases a confirmation of the same moment',
    within: 'submitMarks',
    file: 'sheets/submitMarks.ts',
    from: 'body.handIn || handIn ? sheetWithMarks(flight, seat) : null',
    to: 'null',
    tests: ['paperSheets.http.test.ts'],
  },
  {
    mistake: 'who typed a sheet confirms it too',
    within: 'confirmMarks',
    file: 'sheets/confirmMarks.ts',
    from: 'if (!isSecondPerson(before, reader))',
    to: 'if (!isSecondPerson(before, reader) && stored.length === 0)',
    tests: ['paperSheets.http.test.ts'],
  },
];
