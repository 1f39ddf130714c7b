import type { Handler } from '../http/exchange.ts';
import { stateChanged } from './stateChanged.ts';

export const restoreCompetition: Handler<'restoreCompetition'> = (request) =>
  stateChanged('restore', request);
