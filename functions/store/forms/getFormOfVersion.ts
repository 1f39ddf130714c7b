import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { findForm } from './repository.ts';

/** Forms of the competitions that are entered just now; a large one is about 20 KB. */
const LARGEST = 50;

const cache = new Map<string, Form>();

/**
 * A form in the version that its competition names. A version never changes, so it is kept by this
 * running function: in a rush the form is read once and not with every entry. Where a newer one is
 * stored already, that one counts.
 */
export async function getFormOfVersion(formId: string, version: number): Promise<Form | null> {
  const found = cache.get(cacheKey(formId, version)) ?? (await findForm(formId));
  if (found) cacheForm(found);
  return found;
}

const cacheKey = (formId: string, version: number) => `${formId} ${version}`;

/** The one that was asked for last is dropped last. */
function cacheForm(form: Form): void {
  const name = cacheKey(form.id, form.version);
  cache.delete(name);
  cache.set(name, form);
  const [oldest] = cache.keys();
  if (cache.size > LARGEST && oldest !== undefined) cache.delete(oldest);
}
