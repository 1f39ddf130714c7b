/** Whose days a calendar feed shows: the family's, or the coach's pupils' or a judge's panels. */
export const FEED_KINDS = ['family', 'coach', 'judge'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
