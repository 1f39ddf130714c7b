import type { Handler } from '../http/exchange.ts';
import { allRinks } from './repository.ts';

export const listRinks: Handler<'listRinks'> = async () => ({ data: await allRinks() });
