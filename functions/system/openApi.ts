import { openApiDocument } from '../../shared/contract/openApi.ts';
import { environment } from '../environment.ts';
import type { Handler } from '../http/exchange.ts';

export const openApi: Handler<'openApi'> = async () => openApiDocument(environment('PRODUCT_VERSION'));
