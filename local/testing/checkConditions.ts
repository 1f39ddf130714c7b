import { readCensus } from './conditionCensus.ts';

/** Conditions that no test has to break, by the place they stand at, with the reason. */
const UNBROKEN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\* TEST|POISON|NEVER|COMPETITION#C#|COMPETITION#\*#JUDGES JUDGE#[A-Z]|RINKCOACHES#STAGEDRINK)/,
    'items of tests',
  ],
  [
    /: #n0 = :n0(?: AND #n\d+ = :n\d+)*(?: AND attribute_not_exists\(#n\d+\))*$/,
    'one change of every kind of item by a migration, broken in migrateTable.test.ts',
  ],
  [/: outbox = :read$/, 'one claim for every kind of the outbox, broken in claimRaces.test.ts'],
  [
    /^(?:CALENDARFEED|COACH|CODE|COMPETITION|FORM|SKATERPAGE|UPLOAD|USER)#\*(?:#CODES)? (?:LINK|COACH|CODE(?:#\*)?|COMPETITION|FORM|ACCOUNT#\*|FACTOR#\*|USER): attribute_not_exists\(pk\)$/,
    'a key with an id or a token drawn for this write: no other call can have it',
  ],
  [
    /^(?:ENTRY#\* (?:HISTORY|PAYMENT)#\*|RINKS RINK#\*|COMPETITION#\*#JUDGES SWAP#\*|COMPETITION#\*#WAITING .*): attribute_not_exists\(pk\)$/,
    'a key that ends with an id drawn for this write',
  ],
  [
    /^COMPETITION#\*#SCHEDULE (?:ATTEMPT|DRAFT|VERSION)#.*: attribute_not_exists\(pk\)$/,
    'a part below a publication or a generation of the draft whose id was drawn for it',
  ],
  [
    /^COMPETITION#\*#SHEETS#\* MARK#.*: attribute_not_exists\(pk\)$/,
    'a mark is numbered by its device, and its sheet’s revision is broken first',
  ],
];

/** Calls that a test sends at once meet by chance: so many conditions may be met in a run, and broken in the next. */
const MOST_BY_CHANCE = 3;

const { asked, broken } = readCensus(process.argv[2] ?? '');
const unbroken = [...asked].filter((one) => !broken.has(one)).toSorted();
const unexplained = unbroken.filter((one) => !UNBROKEN.some(([pattern]) => pattern.test(one)));
console.log(
  `${String(broken.size)} of ${String(asked.size)} conditions of writes were broken by a test, ` +
    `${String(unbroken.length - unexplained.length)} need not be, ${String(unexplained.length)} were not.`,
);
for (const condition of unexplained) console.log(condition);
// A run that asks for little proves nothing.
if (unexplained.length > MOST_BY_CHANCE || broken.size < asked.size / 2) process.exitCode = 1;
