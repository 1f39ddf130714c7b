import '../forms/formMessages.ts';
import type { ReactNode } from 'react';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { Form, FormRow, FormSection } from '../forms/Form.tsx';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { FoldedLine } from '../forms/FoldedLine.tsx';
import { KnownPart } from '../forms/FoldedPart.tsx';
import { FoldSection } from '../forms/FoldSection.tsx';
import { useContractForm } from '../forms/useContractForm.ts';
import { LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

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

function CoachSections({ children }: { readonly children: ReactNode }) {
  const form = useContractForm<Coach>({
    defaultValues: EMPTY,
    resolver,
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Form form={form} submitLabel="Save coach" label="Sections">
      {children}
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
    part: 'forms/FoldSection',
    states: {
      'folded and open': (
        <CoachSections>
          <FoldSection title="Name" summary={LONG_TEXT} names={['name']}>
            <FormTextField<Coach> name="name" label="Name" />
          </FoldSection>
          <FoldSection title="Contact" summary="" names={['email']} isEdited startsOpen>
            <FormTextField<Coach> name="email" label="Email" optional />
          </FoldSection>
        </CoachSections>
      ),
    },
  },
  {
    part: 'forms/FoldedPart',
    states: {
      default: (
        <CoachSections>
          <KnownPart parts={['Robin Lake', LONG_NAME]} what="the coach" names={['name']}>
            <FormTextField<Coach> name="name" label="Name" />
          </KnownPart>
        </CoachSections>
      ),
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
