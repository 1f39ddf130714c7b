import { lambdaFor } from '../lambdaFor.ts';
import { health } from './health.ts';
import { openApi } from './openApi.ts';

/** Serves the API's `$default` route too: whatever no other route matches is a 404 of the catalogue. */
export const handler = lambdaFor('system', { health, openApi });
