import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { findForm } from './repository.ts';

/** Enough for the competitions open at one time; a large form is about 20 KB. */
const LARGEST = 50;

const cache = new Map<string, Form>();

/**
 * A form in the version that its competition names, or a newer one that is stored already. A version never
 * changes, so this process caches it: in a rush the form is read once, not with every entry.
 */
export async function getFormOfVersion(formId: string, version: number): Promise<Form | null> {
  const found = cache.get(cacheKey(formId, version)) ?? (await findForm(formId));
  if (found) cacheForm(found);
  return found;
}

const cacheKey = (formId: string, version: number) => `${formId} ${version}`;

/** Drops the least recently used form. */
function cacheForm(form: Form): void {
  const name = cacheKey(form.id, form.version);
  cache.delete(name);
  cache.set(name, form);
  const [oldest] = cache.keys();
  if (cache.size > LARGEST && oldest !== undefined) cache.delete(oldest);
}
