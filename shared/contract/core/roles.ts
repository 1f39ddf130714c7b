/** The four roles of the specification, section 6. */
export const ROLES = ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER', 'SKATER'] as const;

export type Role = (typeof ROLES)[number];

/** The roles of a route that needs no session. */
export const PUBLIC = ['PUBLIC'] as const;

/**
 * Rights on top of a role. `coach`: the account of a coach's record. `judge`: of a coach who was asked to judge at the
 * competition that the path names.
 */
export const GRANTS = ['coach', 'judge'] as const;

export type Grant = (typeof GRANTS)[number];

/**
 * The holder of an expiring code may do this at one competition, without an account: check skaters in, take one seat of
 * one panel, type in and read back paper sheets, announce the places.
 */
export const CODE_KINDS = ['checkIn', 'panel', 'scoring', 'announcer'] as const;

export type CodeKind = (typeof CODE_KINDS)[number];

/** The only roles that can choose a competition (specification, section 6). */
export const ROLES_WITH_COMPETITION_CHOICE: readonly Role[] = ['SUPER_ADMIN', 'HEAD_COACH'];
