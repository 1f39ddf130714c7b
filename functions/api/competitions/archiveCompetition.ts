import type { Handler } from '../../platform/http/exchange.ts';
import { stateChanged } from '../../services/competitions/stateChanged.ts';

export const archiveCompetition: Handler<'archiveCompetition'> = (request) =>
  stateChanged('archive', request);
