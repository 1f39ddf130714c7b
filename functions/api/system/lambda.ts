import { openApiDocument } from '../../../shared/contract/openApi.ts';
import { environment } from '../../platform/environment.ts';
import { lambdaFor } from '../lambdaFor.ts';

/** Serves the API's `$default` route too: what no other route matches is a 404 of the catalogue. */
export const handler = lambdaFor('system', {
  health: async () => ({ data: { status: 'ok', version: environment('PRODUCT_VERSION') } }),
  openApi: async () => openApiDocument(environment('PRODUCT_VERSION')),
});
