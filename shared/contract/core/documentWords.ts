export const SCHEDULE_DOCUMENTS = [
  'schedule',
  'checkIn',
  'announcer',
  'wall',
  'judges',
  'referees',
  'music',
  'cues',
  'medals',
  'results',
] as const;
export type ScheduleDocument = (typeof SCHEDULE_DOCUMENTS)[number];

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** One sheet for each seat and flight: they are printed run by run. */
export const DOCUMENTS_OF_RUNS: readonly ScheduleDocument[] = ['judges', 'referees'];
