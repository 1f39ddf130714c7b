import { lambdaFor } from '../http/lambda.ts';
import { createForm } from './createForm.ts';
import { getForm } from './getForm.ts';
import { updateForm } from './updateForm.ts';

export const handler = lambdaFor('forms', { getForm, createForm, updateForm });
