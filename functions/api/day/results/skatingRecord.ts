import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { skatingRecordOf } from '../../../services/day/results/skatingRecord.ts';

export const getMySkatingRecord: Handler<'getMySkatingRecord'> = async ({ session }) => ({
  data: await skatingRecordOf(familyOf(session)),
});
