import type { Handler } from '../../platform/http/requestContext.ts';
import { changeCompetitionState } from '../../services/competitions/changeCompetitionState.ts';

export const restoreCompetition: Handler<'restoreCompetition'> = (request) =>
  changeCompetitionState('restore', request);
