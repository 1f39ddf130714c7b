import { systemRoutes } from '../../../../shared/contract/core/system/system.ts';
import { environment } from '../../../platform/environment.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { health } from './health.ts';

/** Serves the API's `$default` route too: what no other route matches is a 404 of the catalogue. */
export const handler = lambdaFor('system', systemRoutes, {
  health,
  openApi: () => (document ??= openApi()),
});

/** Made once: it changes with a release only. */
let document: ReturnType<typeof openApi> | undefined;

async function openApi() {
  // The whole contract is loaded for this route alone.
  const { openApiDocument } = await import('../../../../shared/contract/openApi.ts');
  return Object.freeze(openApiDocument(environment('PRODUCT_VERSION')));
}
