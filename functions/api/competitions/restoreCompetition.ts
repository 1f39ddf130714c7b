import type { Handler } from '../../platform/http/exchange.ts';
import { stateChanged } from '../../services/competitions/stateChanged.ts';

export const restoreCompetition: Handler<'restoreCompetition'> = (request) =>
  stateChanged('restore', request);
