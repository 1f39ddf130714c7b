import { systemRoutes } from '../../../shared/contract/system/system.ts';
import { environment } from '../../platform/environment.ts';
import { lambdaFor } from '../lambdaFor.ts';

/** Serves the API's `$default` route too: what no other route matches is a 404 of the catalogue. */
export const handler = lambdaFor('system', systemRoutes, {
  health: async () => ({ data: { status: 'ok', version: environment('PRODUCT_VERSION') } }),
  openApi: async () => {
    // The whole contract is loaded for this route alone.
    const { openApiDocument } = await import('../../../shared/contract/openApi.ts');
    return openApiDocument(environment('PRODUCT_VERSION'));
  },
});
