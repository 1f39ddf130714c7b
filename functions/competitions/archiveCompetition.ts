import type { Handler } from '../http/exchange.ts';
import { stateChanged } from './stateChanged.ts';

export const archiveCompetition: Handler<'archiveCompetition'> = (request) =>
  stateChanged('archive', request);
