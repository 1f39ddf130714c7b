import type { Role } from '../../../contract/core/roles.ts';

/** The first page of each role after log-in (specification, section 2). */
export const LANDING_PAGE: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: '/admin/rinks',
  HEAD_COACH: '/admin/skaters',
  MANAGER: '/admin/competition-skaters',
  SKATER: '/admin/skaters-competitions',
};
