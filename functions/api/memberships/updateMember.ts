import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findMember, storeMember } from '../../store/members/repository.ts';
import { nextVersion } from '../../store/members/storedMember.ts';

export const updateMember: Handler<'updateMember'> = async ({ params, body, session, now }) => {
  const before = await findMember(params.number);
  if (!before) throw new ApiError('NotFound');
  const { version, ...fields } = body;
  const after = nextVersion(before, { ...fields, number: before.number }, { by: session.id, at: now });
  if (before.version !== version || !(await storeMember(after))) throw new ApiError('VersionConflict');
  return { data: after };
};
