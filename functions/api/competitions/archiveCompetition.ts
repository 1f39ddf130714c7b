import type { Handler } from '../../platform/http/requestContext.ts';
import { changeCompetitionState } from '../../services/competitions/changeCompetitionState.ts';

export const archiveCompetition: Handler<'archiveCompetition'> = (request) =>
  changeCompetitionState('archive', request);
