import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { storeMember } from '../../store/members/repository.ts';
import { nextVersion } from '../../store/members/storedMember.ts';

export const createMember: Handler<'createMember'> = async ({ body, session, now }) => {
  const member = nextVersion(null, body, { by: session.id, at: now });
  if (!(await storeMember(member))) throw wrongField('number', 'AlreadyExist');
  return { data: member };
};
