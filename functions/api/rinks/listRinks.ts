import type { Handler } from '../../platform/http/exchange.ts';
import { allRinks } from '../../store/rinks/repository.ts';

export const listRinks: Handler<'listRinks'> = async () => ({ data: await allRinks() });
