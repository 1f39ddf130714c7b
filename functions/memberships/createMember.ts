import { wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { storeMember } from './repository.ts';
import { nextVersion } from './storedMember.ts';

export const createMember: Handler<'createMember'> = async ({ body, session, now }) => {
  const member = nextVersion(null, body, { by: session.id, at: now });
  if (!(await storeMember(member))) throw wrongField('number', 'AlreadyExist');
  return { data: member };
};
