import { openApiDocument } from '../../../shared/contract/openApi.ts';
import { environment } from '../../platform/environment.ts';
import type { Handler } from '../../platform/http/requestContext.ts';

export const openApi: Handler<'openApi'> = async () => openApiDocument(environment('PRODUCT_VERSION'));
