import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { findForm } from './repository.ts';

/** Forms of the competitions that are entered just now; a large one is about 20 KB. */
const LARGEST = 50;

const kept = new Map<string, Form>();

/**
 * A form in the version that its competition names. A version never changes, so it is kept by this
 * running function: in a rush the form is read once and not with every entry. Where a newer one is
 * stored already, that one counts.
 */
export async function formOfVersion(formId: string, version: number): Promise<Form | null> {
  const found = kept.get(keptAs(formId, version)) ?? (await findForm(formId));
  if (found) keep(found);
  return found;
}

const keptAs = (formId: string, version: number) => `${formId} ${version}`;

/** The one that was asked for last is dropped last. */
function keep(form: Form): void {
  const name = keptAs(form.id, form.version);
  kept.delete(name);
  kept.set(name, form);
  const [oldest] = kept.keys();
  if (kept.size > LARGEST && oldest !== undefined) kept.delete(oldest);
}
