/** What the clock says to the function of notices, and how often: mails whose call could not send them. */
export const OVERDUE_MAILS = { scheduled: 'overdueMails', everyMinutes: 5 } as const;
