/**
 * The event with which the scheduler invokes the outbox's function of the schedule, to send mails that are due, its
 * interval, and how long it may run: mails that wait for their rate are sent all the time.
 */
export const OVERDUE_MAILS = { scheduled: 'overdueMails', everyMinutes: 1, longestSeconds: 60 } as const;

/** The event and the interval of the job that deletes what is kept no longer. */
export const RETENTION_RUN = { scheduled: 'retention', everyHours: 1 } as const;
