import '../forms/formMessages.ts';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { Form, FormRow, FormSection } from '../forms/Form.tsx';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { FoldedLine } from '../forms/FoldedLine.tsx';
import { useContractForm } from '../forms/useContractForm.ts';
import { LONG_NAME, type GalleryEntry } from './entry.tsx';

interface Coach {
  readonly name: string;
  readonly email: string;
  readonly isListed: boolean;
}

const EMPTY: Coach = { name: '', email: '', isListed: false };

const NAMELESS: ResolverResult<Coach> = {
  values: {},
  errors: { name: { type: 'NotNull', message: 'Tell us the coach’s name.' } },
};

const resolver: Resolver<Coach> = (values): ResolverResult<Coach> =>
  values.name.trim() === '' ? NAMELESS : { values, errors: {} };

function CoachForm({ disabledReason }: { readonly disabledReason?: string }) {
  const form = useContractForm<Coach>({
    defaultValues: EMPTY,
    resolver,
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Form form={form} submitLabel="Save coach" label="Coach" disabledReason={disabledReason}>
      <FormSection title="Coach" text="Families choose from the coaches listed here.">
        <FormRow>
          <FormTextField<Coach> name="name" label="Name" />
          <FormTextField<Coach> name="email" label="Email" optional />
        </FormRow>
        <FormCheckbox<Coach> name="isListed" title="Listed for families" />
      </FormSection>
    </Form>
  );
}

/** The shell of forms, and what folds parts of them. */
export const FORMS: readonly GalleryEntry[] = [
  {
    part: 'forms/Form',
    states: {
      default: <CoachForm />,
      disabled: <CoachForm disabledReason="Entries are closed." />,
    },
  },
  {
    part: 'forms/FoldedLine',
    states: {
      default: (
        <FoldedLine parts={['Robin Lake', 'Finland']} changeLabel="Change" onChange={() => undefined} />
      ),
      'long content': (
        <FoldedLine
          parts={[LONG_NAME, 'Pond behind the school', 'Finland']}
          changeLabel="Change"
          onChange={() => undefined}
        />
      ),
    },
  },
];
