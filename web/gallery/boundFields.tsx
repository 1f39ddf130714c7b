import '../forms/formMessages.ts';
import '../ui/controlMessages.ts';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormBirthdate } from '../forms/FormBirthdate.tsx';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormComboBox } from '../forms/FormComboBox.tsx';
import { FormEmail, FormPhone } from '../forms/FormContact.tsx';
import { FormDate } from '../forms/FormDate.tsx';
import { FormDateTime } from '../forms/FormDateTime.tsx';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormPassword } from '../forms/FormPassword.tsx';
import { FormSegments } from '../forms/FormSegments.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormTextArea } from '../forms/FormTextArea.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { FormDocument } from '../forms/uploads/FormDocument.tsx';
import { FormPicture } from '../forms/uploads/FormPicture.tsx';
import { Stack } from '../ui/Stack.tsx';
import { LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

interface Values {
  readonly field: unknown;
}

interface BoundProps {
  readonly value: unknown;
  readonly error?: string;
  readonly children: ReactNode;
}

/** A form of one field, as a submit or a refused call leaves it. */
function Bound({ value, error, children }: BoundProps) {
  const methods = useForm<Values>({
    defaultValues: { field: value },
    ...(error !== undefined && { errors: { field: { type: 'NotNull', message: error } } }),
  });
  return <FormProvider {...methods}>{children}</FormProvider>;
}

interface FieldTexts {
  readonly name: 'field';
  readonly label: string;
  readonly hint?: string;
}

interface FieldKind {
  readonly part: string;
  readonly label: string;
  readonly empty: unknown;
  readonly filled: unknown;
  readonly error: string;
  readonly field: (texts: FieldTexts) => ReactNode;
  readonly states?: GalleryEntry['states'];
}

/** What a form adds to a field of any kind; `web/ui` shows its other states. */
function entryOf({ part, label, empty, filled, error, field, states }: FieldKind): GalleryEntry {
  const texts = { name: 'field', label } as const;
  return {
    part: `forms/${part}`,
    states: {
      required: <Bound value={empty}>{field(texts)}</Bound>,
      error: (
        <Bound value={empty} error={error}>
          {field(texts)}
        </Bound>
      ),
      'long content': <Bound value={filled}>{field({ ...texts, label: LONG_TEXT, hint: LONG_TEXT })}</Bound>,
      ...states,
    },
  };
}

const LEVELS = [
  { value: 'freestyle-3', label: 'Freestyle 3' },
  { value: 'freestyle-4', label: 'Freestyle 4' },
];

/** The fields of a form, each in a form of its own. */
export const BOUND_FIELDS: readonly GalleryEntry[] = [
  entryOf({
    part: 'FormTextField',
    label: 'Full name',
    empty: '',
    filled: LONG_NAME,
    error: 'Tell us the skater’s name.',
    field: (texts) => <FormTextField<Values> {...texts} />,
  }),
  entryOf({
    part: 'FormTextArea',
    label: 'Message to families',
    empty: '',
    filled: LONG_TEXT,
    error: 'Write a message first.',
    field: (texts) => <FormTextArea<Values> {...texts} rows={3} />,
  }),
  entryOf({
    part: 'FormContact',
    label: 'Contact',
    empty: '',
    filled: 'robin.lake@rink.example',
    error: 'Tell us how to reach you.',
    field: (texts) => (
      <Stack gap={4}>
        <FormEmail<Values> {...texts} />
        <FormPhone<Values> {...texts} />
      </Stack>
    ),
  }),
  entryOf({
    part: 'FormPassword',
    label: 'New password',
    empty: '',
    filled: 'a long one',
    error: 'Use 12 characters or more.',
    field: (texts) => <FormPassword<Values> {...texts} autoComplete="new-password" />,
  }),
  entryOf({
    part: 'FormNumber',
    label: 'Places',
    empty: null,
    filled: 24,
    error: 'Write a whole number.',
    field: (texts) => <FormNumber<Values> {...texts} />,
  }),
  entryOf({
    part: 'FormMoney',
    label: 'First event',
    empty: null,
    filled: 7000,
    error: 'Write an amount.',
    field: (texts) => <FormMoney<Values> {...texts} currency="EUR" />,
  }),
  entryOf({
    part: 'FormDate',
    label: 'First day',
    empty: '',
    filled: '2027-03-14',
    error: 'Choose a day.',
    field: (texts) => <FormDate<Values> {...texts} />,
  }),
  entryOf({
    part: 'FormDateTime',
    label: 'Entries open',
    empty: '',
    filled: '2027-03-14T06:30',
    error: 'Choose a day and a time.',
    field: (texts) => <FormDateTime<Values> {...texts} />,
  }),
  entryOf({
    part: 'FormBirthdate',
    label: 'Date of birth',
    empty: '',
    filled: '2015-11-27',
    error: 'Tell us the date of birth.',
    field: (texts) => <FormBirthdate<Values> {...texts} />,
  }),
  entryOf({
    part: 'FormSelect',
    label: 'Level',
    empty: '',
    filled: 'freestyle-4',
    error: 'Choose a level.',
    field: (texts) => <FormSelect<Values> {...texts} options={LEVELS} />,
    states: {
      disabled: (
        <Bound value="freestyle-3">
          <FormSelect<Values> name="field" label="Level" options={LEVELS} disabled />
        </Bound>
      ),
    },
  }),
  entryOf({
    part: 'FormComboBox',
    label: 'Test level',
    empty: '',
    filled: 'freestyle-4',
    error: 'Choose a level.',
    field: (texts) => <FormComboBox<Values> {...texts} options={LEVELS} />,
  }),
  entryOf({
    part: 'FormSegments',
    label: 'Level',
    empty: '',
    filled: 'freestyle-4',
    error: 'Choose a level.',
    field: (texts) => <FormSegments<Values> {...texts} options={LEVELS} />,
  }),
  {
    part: 'forms/FormCheckbox',
    states: {
      default: (
        <Bound value={false}>
          <FormCheckbox<Values> name="field" title="Listed for families" />
        </Bound>
      ),
      chosen: (
        <Bound value>
          <FormCheckbox<Values> name="field" title="Listed for families" />
        </Bound>
      ),
      'long content': (
        <Bound value={false}>
          <FormCheckbox<Values> name="field" title={LONG_NAME} detail={LONG_TEXT} />
        </Bound>
      ),
    },
  },
  entryOf({
    part: 'uploads/FormDocument',
    label: 'Packet for families',
    empty: '',
    filled: '/images/packet.pdf',
    error: 'Choose a document.',
    field: (texts) => <FormDocument<Values> {...texts} />,
  }),
  entryOf({
    part: 'uploads/FormPicture',
    label: 'Poster',
    empty: '',
    filled: '/icon.svg',
    error: 'Choose a picture.',
    field: (texts) => <FormPicture<Values> {...texts} kind="poster" />,
  }),
];
