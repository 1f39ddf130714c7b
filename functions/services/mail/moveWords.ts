/** What the mail of a moved competition says, in English; another language is another object of this shape. */
export const MOVE_WORDS = {
  subject: (where: string, days: string) => `${where} moves to ${days}`,
  moved: (where: string, before: string, after: string) =>
    `${where} has other days: it was to be on ${before}, and is now on ${after}.`,
  changes: 'Ages count on the first day, so this changes for your entries:',
  age: (who: string, old: number, age: number) => `• ${who}: ${age} years old, not ${old}`,
  remarks: (who: string, count: number) =>
    count === 1
      ? `• ${who}: 1 point to clear up that was not there before`
      : `• ${who}: ${count} points to clear up that were not there before`,
  nothingElse: 'Nothing else changes for your entries.',
  stays:
    'Your entries keep their events, places and prices. You need not do anything if you come on the new days.',
  withdraw: 'If you cannot come, you can withdraw under “My entries” while entries can be changed.',
  policy: (words: string) => `The organiser's refund policy:\n${words}`,
  action: 'See my entries',
  somebody: 'Your entry',
} as const;
