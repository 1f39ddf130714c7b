import type { Handler } from '../../platform/http/exchange.ts';
import { changeCompetitionState } from '../../services/competitions/stateChanged.ts';

export const archiveCompetition: Handler<'archiveCompetition'> = (request) =>
  changeCompetitionState('archive', request);
