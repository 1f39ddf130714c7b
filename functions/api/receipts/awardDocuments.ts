import type { Handler } from '../../platform/http/requestContext.ts';
import { awardDocument } from '../../services/awards/awardDocument.ts';

export const getAwardDocument: Handler<'getAwardDocument'> = ({ params, query, now }) =>
  awardDocument(params.competitionId, query, now);
