import type { Handler } from '../../platform/http/exchange.ts';
import { changeCompetitionState } from '../../services/competitions/stateChanged.ts';

export const restoreCompetition: Handler<'restoreCompetition'> = (request) =>
  changeCompetitionState('restore', request);
