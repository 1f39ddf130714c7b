/** Apart from the files' schemas: forms and entries name them, and must not load those. */
export const CERTIFICATES = ['bronze', 'silver', 'gold', 'synchro'] as const;
export type Certificate = (typeof CERTIFICATES)[number];

export const BLOCK_KINDS = [
  'flight',
  'resurfacing',
  'lunch',
  'break',
  'ceremony',
  'practice',
  'custom',
] as const;
export const SEVERITIES = ['hard', 'hours', 'medium', 'soft'] as const;

/** Whether a programme is at the rink, as it is stored. */
export const STORED_STARTER_STATES = ['checkedIn', 'scratched', 'noShow'] as const;
