import type { RetentionId } from '../../../../shared/domain/core/retention/retention.ts';

/** Why a kind of data is not in the file. */
interface LeftOut {
  readonly because: string;
}

/** Where the file of a person has each kind of data that the product keeps: a path, or the reason why it is not there. */
export const PLACE_IN_FILE: Readonly<Record<RetentionId, string | LeftOut>> = {
  account: 'account',
  unconfirmedAccount: 'account.emailVerified',
  session: 'sessions',
  secondFactor: 'secondFactors',
  accountHistory: 'audit',
  calendarFeed: 'calendarFeeds',
  skaterPage: 'skaterPages',
  followed: 'followed',
  pushDevice: 'push',
  entry: 'entries',
  consent: 'entries.0.consents',
  emergencyContact: 'entries.0.emergency',
  music: 'entries.0.music',
  entryHistory: 'entries.0.history',
  payment: 'entries.0.payments',
  document: 'receipts',
  entryMail: 'entries.0.mails',
  result: 'results',
  coach: 'coach',
  judge: 'judging',
  member: 'members',
  returnedAddress: 'account.suppressed',
  mailedLink: { because: 'a link is a hash that names the account alone' },
  partnerLink: { because: 'the partner’s answer stands with the entry' },
  logInInProgress: { because: 'it is over within minutes' },
  attempts: { because: 'counters of network and email addresses, over within half an hour' },
  repeatedCall: { because: 'a hash that names the entry or account alone' },
  enteredForFamily: { because: 'it is about families without an account' },
  bankRow: { because: 'lines of the organiser’s bank; what they paid stands with the payments' },
  organiserMail: { because: 'its subject stands with the entry’s mails; the text is for many families' },
  reminder: { because: 'it stands with the entry’s mails' },
  accountMail: { because: 'what is to be sent says nothing that the account does not' },
  unfinishedWork: { because: 'it names the account alone' },
  schedule: { because: 'it holds ids; the times stand on My day' },
  checkIn: { because: 'it holds ids; readings of a contact stand in the entry’s history' },
  pushFollower: { because: 'a follower has no account' },
  pushed: { because: 'it holds ids, and is over within a week' },
  helperCode: { because: 'a helper has no account' },
  marks: { because: 'what judges wrote is theirs; what came of it stands with the results' },
  registryAnswer: { because: 'a copy of the federation’s answer, over within an hour' },
  upload: { because: 'it names the account alone, and is over within a day' },
  changeHistory: { because: 'it is the history of competitions and rinks' },
  serverLog: { because: 'it holds no names or addresses' },
  backup: { because: 'copies of all this' },
};
