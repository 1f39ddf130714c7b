/** A calendar feed shows the days of its kind: the family's, the coach's pupils', a judge's panels, or all of a head coach's rink. */
export const FEED_KINDS = ['family', 'coach', 'judge', 'rink'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
