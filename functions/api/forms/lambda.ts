import { lambdaFor } from '../lambdaFor.ts';
import { createForm } from './createForm.ts';
import { getForm } from './getForm.ts';
import { updateForm } from './updateForm.ts';

export const handler = lambdaFor('forms', { getForm, createForm, updateForm });
