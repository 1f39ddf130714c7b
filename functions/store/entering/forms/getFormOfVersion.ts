import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Item } from '../../../platform/table/read.ts';
import { formKey } from '../../keys.ts';
import { findForm, formIn } from './repository.ts';

/** Enough for the competitions open at one time; a large form is about 20 KB. */
const CACHE_SIZE = 50;

const cache = new LruCache<string, Form>(CACHE_SIZE);

/**
 * A form in the version that its competition names, or a newer one that is stored already. A version never
 * changes, so this process caches it: in a rush the form is read once, not with every entry.
 */
export async function getFormOfVersion(formId: string, version: number): Promise<Form | null> {
  const found = cache.get(cacheKey(formId, version)) ?? (await findForm(formId));
  if (found) cacheForm(found);
  return found;
}

/** The form as it is stored now. A family that reads it is about to enter, so this process caches it. */
export async function readForm(formId: string): Promise<Form | null> {
  const found = await findForm(formId);
  if (found) cacheForm(found);
  return found;
}

/** The item of a form that this process has not seen in any version, to read with its competition. */
export function likelyFormKeys(formId: string): Key[] {
  const isSeen = [...cache.values()].some(({ id }) => id === formId);
  return isSeen ? [] : [formKey(formId)];
}

/** Caches the form among items that were asked for with `likelyFormKeys`. */
export function keepFormIn(items: readonly Item[]): void {
  const form = formIn(items.find(({ type }) => type === 'form'));
  if (form) cacheForm(form);
}

const cacheKey = (formId: string, version: number) => `${formId} ${version}`;

function cacheForm(form: Form): void {
  cache.set(cacheKey(form.id, form.version), form);
}
