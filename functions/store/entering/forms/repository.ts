import { form as formShape, type Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, type Item } from '../../../platform/table/read.ts';
import { formKey } from '../../keys.ts';

export async function findForm(formId: string): Promise<Form | null> {
  return formIn(await getItem(formKey(formId)));
}

/** The form of an item of `formKey`; null for no item. */
export function formIn(item: Item | undefined): Form | null {
  return item ? formShape.parse(item) : null;
}

/** DynamoDB takes items of up to 400 KB; an item is smaller than its JSON. */
const LARGEST_FORM = 390_000;

/** @throws {ApiError} BodyTooLarge for a form that is larger than an item */
export function formItem(form: Form) {
  if (Buffer.byteLength(JSON.stringify(form)) > LARGEST_FORM) throw new ApiError('BodyTooLarge');
  return { ...formKey(form.id), type: 'form', ...form };
}
