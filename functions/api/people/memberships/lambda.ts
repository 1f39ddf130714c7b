import { membershipRoutes } from '../../../../shared/contract/people/members/memberships.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import {
  checkMembership,
  createMember,
  getMember,
  importMemberships,
  listMembers,
  updateMember,
} from '../../entering/memberships/members.ts';

export const handler = lambdaFor('memberships', membershipRoutes, {
  checkMembership,
  listMembers,
  getMember,
  createMember,
  updateMember,
  importMemberships,
});
