import type { Handler } from '../http/exchange.ts';
import { federationSettings } from '../settings/repository.ts';

export const getSettings: Handler<'getSettings'> = async () => ({ data: await federationSettings() });
