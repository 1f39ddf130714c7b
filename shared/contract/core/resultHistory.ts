/** What the history of a competition says of a step of a result, beside its reason. */
export const RESULT_HISTORY_FIELDS = [
  'event',
  'flight',
  'resultVersion',
  'helper',
  'proposedBy',
  'aloneReason',
  'refereeAllowed',
] as const;

export type ResultHistory = Partial<
  Record<(typeof RESULT_HISTORY_FIELDS)[number] | 'reason', string | number | boolean>
>;
