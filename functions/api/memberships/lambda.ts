import { lambdaFor } from '../lambdaFor.ts';
import {
  checkMembership,
  createMember,
  getMember,
  importMemberships,
  listMembers,
  updateMember,
} from './members.ts';

export const handler = lambdaFor('memberships', {
  checkMembership,
  listMembers,
  getMember,
  createMember,
  updateMember,
  importMemberships,
});
