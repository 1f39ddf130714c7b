import type { RetentionId } from '../../../../shared/domain/core/retention/retention.ts';

/** The rows of the retention table as families read them: what concerns most of them comes first. */
export const RETENTION_GROUPS = {
  account: ['account', 'unconfirmedAccount', 'session', 'secondFactor', 'accountHistory'],
  entry: ['entry', 'consent', 'emergencyContact', 'entryHistory', 'enteredForFamily', 'partnerLink'],
  money: ['payment', 'document', 'bankRow'],
  mail: ['entryMail', 'organiserMail', 'reminder', 'accountMail', 'returnedAddress'],
  competition: [
    'schedule',
    'calendarFeed',
    'skaterPage',
    'followed',
    'pushDevice',
    'pushFollower',
    'music',
    'musicDesk',
    'checkIn',
    'marks',
    'result',
    'helperCode',
  ],
  people: ['coach', 'judge', 'member', 'registryAnswer'],
  records: [
    'changeHistory',
    'mailedLink',
    'logInInProgress',
    'attempts',
    'repeatedCall',
    'unfinishedWork',
    'pushed',
    'upload',
    'serverLog',
    'backup',
  ],
} as const satisfies Readonly<Record<string, readonly RetentionId[]>>;

export type RetentionGroup = keyof typeof RETENTION_GROUPS;

export const GROUP_NAMES = Object.keys(RETENTION_GROUPS) as RetentionGroup[];
