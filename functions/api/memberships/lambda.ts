import { lambdaFor } from '../lambdaFor.ts';
import { checkMembership } from './checkMembership.ts';
import { createMember } from './createMember.ts';
import { getMember } from './getMember.ts';
import { importMemberships } from './importMemberships.ts';
import { listMembers } from './listMembers.ts';
import { updateMember } from './updateMember.ts';

export const handler = lambdaFor('memberships', {
  checkMembership,
  listMembers,
  getMember,
  createMember,
  updateMember,
  importMemberships,
});
