import type { Handler } from '../../platform/http/requestContext.ts';
import { ownCertificate } from '../../services/awards/ownCertificate.ts';
import { awardDocument } from '../../services/awards/awardDocument.ts';

export const getAwardDocument: Handler<'getAwardDocument'> = ({ params, query, now }) =>
  awardDocument(params.competitionId, query, now);

export const getMyCertificate: Handler<'getMyCertificate'> = ({ params, query, session, now }) =>
  ownCertificate({ ...params, ...query }, session.id, now);
