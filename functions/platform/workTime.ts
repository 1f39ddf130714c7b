/** Milliseconds in which a call begins mails or rounds, of the ten seconds of a function: the rest is for the last one. */
export const WORK_MILLISECONDS = 7_000;

/** Milliseconds in which the schedule sends what is due, of the minute until it is called again: the last mails end in the rest. */
export const SWEEP_MILLISECONDS = 50_000;

/** Milliseconds for the one mail that an answer waits for. */
export const ONE_MAIL_MILLISECONDS = 4_600;

/** Milliseconds for payments by card to be compared with their provider, beside what else the hourly job does. */
export const COMPARISON_MILLISECONDS = 2_500;

/** Milliseconds in which a call that goes through many entries or families begins further ones. */
export const RECORDS_MILLISECONDS = 6_000;
