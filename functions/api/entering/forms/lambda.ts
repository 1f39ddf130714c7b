import { formRoutes } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import * as forms from '../../../services/entering/competitions/forms.ts';
import { readForm } from '../../../store/entering/forms/getFormOfVersion.ts';
import { lambdaFor } from '../../lambdaFor.ts';

export const handler = lambdaFor('forms', formRoutes, {
  getForm: async ({ params }) => {
    const form = await readForm(params.formId);
    if (!form) throw new ApiError('NotFound');
    return { data: form };
  },
  createForm: async (request) => ({ data: await forms.createForm(request) }),
  updateForm: async (request) => ({ data: await forms.updateForm(request) }),
});
