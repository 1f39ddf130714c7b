/** What the days are counted from. `lastDay` is the competition's, `end` a code's or a window's. */
type Since = 'stored' | 'lastUse' | 'lastDay' | 'end';

interface Period {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'year';
  readonly since: Since;
}

/** Until its owner or an organiser deletes it, or for good: the record of a sport and of its money. */
type Kept = Period | 'untilDeleted' | 'always';

/** Why the product keeps it; the words for people stand beside the screens. */
type Reason =
  | 'account'
  | 'entering'
  | 'safety'
  | 'competing'
  | 'sportRecord'
  | 'bookkeeping'
  | 'security'
  | 'accountability'
  | 'mail';

/**
 * What becomes of it in the end: deleted, or reduced to what results and bookkeeping need, which hold no name of a deleted
 * account.
 */
type Then = 'deleted' | 'reduced' | 'kept';

/** Who sees to that: the table's expiry, the hourly job, a person by a button, or the operator's settings. */
type EndedBy = 'expiry' | 'job' | 'person' | 'operator' | 'nobody';

/** Who can correct it, or delete it earlier. */
type ChangedBy = 'owner' | 'organiser' | 'federation' | 'operator' | 'nobody';

interface RowShape {
  readonly id: string;
  readonly reason: Reason;
  readonly kept: Kept;
  readonly then: Then;
  readonly endedBy: EndedBy;
  readonly changedBy: ChangedBy;
}

const days = (count: number, since: Since): Period => ({ count, unit: 'day', since });
const years = (count: number): Period => ({ count, unit: 'year', since: 'stored' });

/** Deleted with the account or the record, unless results and bookkeeping need a part of it. */
const untilDeleted = { kept: 'untilDeleted', endedBy: 'person' } as const;
const expires = { then: 'deleted', endedBy: 'expiry' } as const;
const forGood = { kept: 'always', then: 'kept', endedBy: 'nobody' } as const;

/** Each kind of personal data that the product keeps, in the order in which a family meets it (decision 0308). */
export const RETENTION = [
  { id: 'account', reason: 'account', ...untilDeleted, then: 'deleted', changedBy: 'owner' },
  {
    id: 'unconfirmedAccount',
    reason: 'account',
    kept: days(90, 'stored'),
    then: 'deleted',
    endedBy: 'job',
    changedBy: 'owner',
  },
  {
    id: 'session',
    reason: 'security',
    kept: { count: 2, unit: 'hour', since: 'lastUse' },
    ...expires,
    changedBy: 'owner',
  },
  { id: 'secondFactor', reason: 'security', ...untilDeleted, then: 'deleted', changedBy: 'owner' },
  { id: 'accountHistory', reason: 'security', kept: years(2), ...expires, changedBy: 'nobody' },
  { id: 'mailedLink', reason: 'security', kept: days(14, 'stored'), ...expires, changedBy: 'nobody' },
  {
    id: 'logInInProgress',
    reason: 'security',
    kept: { count: 15, unit: 'minute', since: 'stored' },
    ...expires,
    changedBy: 'nobody',
  },
  {
    id: 'attempts',
    reason: 'security',
    kept: { count: 30, unit: 'minute', since: 'stored' },
    ...expires,
    changedBy: 'nobody',
  },
  { id: 'repeatedCall', reason: 'security', kept: days(7, 'stored'), ...expires, changedBy: 'nobody' },
  { id: 'entry', reason: 'entering', ...untilDeleted, then: 'reduced', changedBy: 'owner' },
  { id: 'consent', reason: 'entering', ...untilDeleted, then: 'deleted', changedBy: 'owner' },
  {
    id: 'emergencyContact',
    reason: 'safety',
    kept: days(30, 'lastDay'),
    then: 'deleted',
    endedBy: 'job',
    changedBy: 'owner',
  },
  {
    id: 'music',
    reason: 'competing',
    kept: days(30, 'lastDay'),
    then: 'deleted',
    endedBy: 'job',
    changedBy: 'owner',
  },
  { id: 'musicDesk', reason: 'competing', kept: days(30, 'lastDay'), ...expires, changedBy: 'nobody' },
  { id: 'entryHistory', reason: 'accountability', ...untilDeleted, then: 'reduced', changedBy: 'nobody' },
  { id: 'enteredForFamily', reason: 'entering', ...untilDeleted, then: 'reduced', changedBy: 'organiser' },
  { id: 'partnerLink', reason: 'entering', kept: days(30, 'lastDay'), ...expires, changedBy: 'nobody' },
  { id: 'payment', reason: 'bookkeeping', ...forGood, changedBy: 'nobody' },
  { id: 'document', reason: 'bookkeeping', ...untilDeleted, then: 'reduced', changedBy: 'nobody' },
  { id: 'bankRow', reason: 'bookkeeping', ...forGood, changedBy: 'organiser' },
  { id: 'entryMail', reason: 'mail', ...untilDeleted, then: 'kept', changedBy: 'nobody' },
  { id: 'organiserMail', reason: 'mail', kept: days(30, 'stored'), ...expires, changedBy: 'nobody' },
  {
    id: 'reminder',
    reason: 'mail',
    kept: days(30, 'lastDay'),
    then: 'deleted',
    endedBy: 'job',
    changedBy: 'nobody',
  },
  { id: 'accountMail', reason: 'mail', kept: days(15, 'stored'), ...expires, changedBy: 'nobody' },
  { id: 'returnedAddress', reason: 'mail', kept: years(1), ...expires, changedBy: 'owner' },
  { id: 'unfinishedWork', reason: 'entering', kept: days(30, 'stored'), ...expires, changedBy: 'nobody' },
  { id: 'schedule', reason: 'competing', ...forGood, changedBy: 'organiser' },
  { id: 'calendarFeed', reason: 'competing', ...untilDeleted, then: 'deleted', changedBy: 'owner' },
  { id: 'skaterPage', reason: 'competing', kept: days(30, 'lastDay'), ...expires, changedBy: 'owner' },
  { id: 'followed', reason: 'competing', kept: days(30, 'lastDay'), ...expires, changedBy: 'owner' },
  { id: 'pushDevice', reason: 'competing', ...untilDeleted, then: 'deleted', changedBy: 'owner' },
  { id: 'pushFollower', reason: 'competing', kept: days(2, 'lastDay'), ...expires, changedBy: 'owner' },
  { id: 'pushed', reason: 'competing', kept: days(7, 'stored'), ...expires, changedBy: 'nobody' },
  { id: 'checkIn', reason: 'competing', ...forGood, changedBy: 'organiser' },
  {
    id: 'helperCode',
    reason: 'competing',
    kept: { count: 0, unit: 'day', since: 'end' },
    ...expires,
    changedBy: 'organiser',
  },
  { id: 'marks', reason: 'sportRecord', ...forGood, changedBy: 'nobody' },
  { id: 'result', reason: 'sportRecord', ...forGood, changedBy: 'organiser' },
  { id: 'judge', reason: 'competing', ...forGood, changedBy: 'organiser' },
  { id: 'coach', reason: 'competing', ...forGood, changedBy: 'federation' },
  { id: 'member', reason: 'competing', ...forGood, changedBy: 'federation' },
  {
    id: 'registryAnswer',
    reason: 'competing',
    kept: { count: 1, unit: 'hour', since: 'stored' },
    ...expires,
    changedBy: 'nobody',
  },
  { id: 'upload', reason: 'competing', kept: days(1, 'stored'), ...expires, changedBy: 'nobody' },
  { id: 'changeHistory', reason: 'accountability', ...forGood, changedBy: 'nobody' },
  {
    id: 'serverLog',
    reason: 'security',
    kept: years(1),
    then: 'deleted',
    endedBy: 'operator',
    changedBy: 'operator',
  },
  {
    id: 'backup',
    reason: 'accountability',
    kept: days(35, 'stored'),
    then: 'deleted',
    endedBy: 'operator',
    changedBy: 'operator',
  },
] as const satisfies readonly RowShape[];

/** What the hourly job deletes, because the table's own expiry cannot. */
export const JOB_ROWS = ['emergencyContact', 'music', 'reminder', 'unconfirmedAccount'] as const;
export type JobRow = (typeof JOB_ROWS)[number];

export type RetentionId = (typeof RETENTION)[number]['id'];

export interface RetentionRow extends RowShape {
  readonly id: RetentionId;
}

const SECONDS = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60, year: 365 * 24 * 60 * 60 } as const;

const ROWS: readonly RetentionRow[] = RETENTION;

/**
 * How many seconds something is kept, from what its row counts from.
 * @throws Error where the row has no period
 */
export function secondsKept(id: RetentionId): number {
  const kept = ROWS.find((row) => row.id === id)?.kept;
  if (typeof kept !== 'object') throw new Error(`${id} is kept without a period`);
  return kept.count * SECONDS[kept.unit];
}

export const daysKept = (id: RetentionId): number => secondsKept(id) / SECONDS.day;
