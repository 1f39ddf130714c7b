import type { Handler } from '../../platform/http/requestContext.ts';
import { allRinks } from '../../store/rinks/repository.ts';

export const listRinkRecords: Handler<'listRinkRecords'> = async () => ({ data: await allRinks() });
