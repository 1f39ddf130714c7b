import type { Mutant } from '../mutant.ts';

const TESTS = ['outbox.test.ts'];

export const OUTBOX: readonly Mutant[] = [
  {
    mistake: 'two functions send one mail at once',
    within: 'change',
    file: 'outbox/outboxRepository.ts',
    from: "condition: 'outbox = :read'",
    to: "condition: 'attribute_exists(outbox) OR outbox = :read'",
    tests: TESTS,
  },
  {
    mistake: 'a mail whose function died is never due again',
    within: 'leased',
    from: 'due: after(now, isAgain ? LEASE_MILLISECONDS : leaseOf(attempts))',
    to: "due: '9999'",
    tests: TESTS,
  },
  {
    mistake: 'a mail is tried for ever',
    within: 'isOver',
    file: 'outbox/outboxItem.ts',
    from: 'until <= now.toISOString()',
    to: "until <= ''",
    tests: TESTS,
  },
  {
    mistake: 'a mail that failed once is given up',
    within: 'postponed',
    from: 'due < state.until',
    to: 'due > state.until',
    tests: TESTS,
  },
  {
    mistake: 'what one mail throws ends the others',
    within: 'outcomeOf',
    file: 'outbox/runOutbox.ts',
    from: "return { outcome: 'later', failure: 'failed' };",
    to: 'throw error;',
    tests: TESTS,
  },
  {
    mistake: 'a mail about what no longer holds is sent',
    within: 'compose',
    file: 'notifications/entryMails.ts',
    from: ' || !holds(notice, entry)',
    to: '',
    tests: [...TESTS, 'submitted.http.test.ts'],
  },
  {
    mistake: 'a repeat after a kill has another Message-ID',
    within: 'messageIdOf',
    from: "[pk, sk, since].join('\\n')",
    to: '[pk, sk, since, String(Math.random())].join()',
    tests: TESTS,
  },
  {
    mistake: 'what is given up stands on no page',
    within: 'change',
    file: 'outbox/outboxRepository.ts',
    from: "const isFailed = state === 'failed' || state === 'givenUp';",
    to: "const isFailed = state === 'failed' && outbox.attempts < 0;",
    tests: TESTS,
  },
  {
    mistake: 'a mail without an address counts as sent',
    within: 'attemptWith',
    from: "return { outcome: 'failed', failure: 'noAddress' };",
    to: "return { outcome: 'done', beside };",
    tests: ['mailHandler.test.ts'],
  },
];
