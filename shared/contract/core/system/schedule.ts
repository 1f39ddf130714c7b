/**
 * The event with which the scheduler invokes the outbox's function of the schedule, to send mails that failed, and its
 * interval.
 */
export const OVERDUE_MAILS = { scheduled: 'overdueMails', everyMinutes: 5 } as const;
