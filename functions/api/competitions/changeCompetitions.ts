import { ulid } from 'ulidx';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { withChangedNames } from '../../services/competitions/withChangedNames.ts';
import { changeStates } from '../../services/competitions/seasons.ts';

export const changeCompetitions: Handler<'changeCompetitions'> = async ({ body, session, now }) => {
  const { action, competitions } = body;
  const ids = competitions.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw wrongField(`competitions.${twice}.id`, 'AlreadyExist');
  const id = ulid(now.getTime());
  await withChangedNames(competitions, () =>
    changeStates({ id, action, competitions }, { by: session.id, at: now }),
  );
  return { data: { changeId: id, count: competitions.length } };
};
