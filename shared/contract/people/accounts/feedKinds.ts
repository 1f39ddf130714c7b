/** A calendar feed shows the days of its kind: the family's, or the coach's pupils' or a judge's panels. */
export const FEED_KINDS = ['family', 'coach', 'judge'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
