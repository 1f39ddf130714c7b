import path from 'node:path';
import { synthesizedTemplates } from '../host/synthesis.ts';

/** Makes the templates before the first test: without them each worker and host would load the CDK and make its own. */
export default async function templates(): Promise<void> {
  await synthesizedTemplates(path.join(import.meta.dirname, '../..'));
}
