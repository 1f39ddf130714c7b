import type { Handler } from '../../../platform/http/requestContext.ts';
import { protocolDocument } from '../../../services/day/results/protocolDocument.ts';

export const getProtocolDocument: Handler<'getProtocolDocument'> = ({ params, query, now }) =>
  protocolDocument(params.competitionId, query, now);
