import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { myCertificate } from '../../../services/day/awards/myCertificate.ts';
import { awardDocument } from '../../../services/day/awards/awardDocument.ts';

export const getAwardDocument: Handler<'getAwardDocument'> = ({ params, query, now }) =>
  awardDocument(params.competitionId, query, now);

export const getMyCertificate: Handler<'getMyCertificate'> = ({ params, query, session, now }) =>
  myCertificate({ ...params, ...query }, familyOf(session), now);
