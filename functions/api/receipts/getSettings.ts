import type { Handler } from '../../platform/http/requestContext.ts';
import { federationSettings } from '../../store/settings/repository.ts';

export const getSettings: Handler<'getSettings'> = async () => ({ data: await federationSettings() });
