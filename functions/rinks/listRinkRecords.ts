import type { Handler } from '../http/exchange.ts';
import { allRinks } from './repository.ts';

export const listRinkRecords: Handler<'listRinkRecords'> = async () => ({ data: await allRinks() });
