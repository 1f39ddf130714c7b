import type { Handler } from '../../platform/http/requestContext.ts';
import { allRinks } from '../../store/rinks/repository.ts';

export const listRinks: Handler<'listRinks'> = async () => ({ data: await allRinks() });
