import '../forms/formMessages.ts';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { Form } from '../forms/Form.tsx';
import { ConflictNotice } from '../forms/ConflictNotice.tsx';
import { AddRow, FieldRows } from '../forms/FieldRows.tsx';
import { FormTextField } from '../forms/FormTextField.tsx';
import { EditRecordDialog, NewRecordDialog } from '../forms/RecordDialog.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useContractForm } from '../forms/useContractForm.ts';
import { FileChooser } from '../forms/uploads/FileChooser.tsx';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Held, LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

interface Rink {
  readonly name: string;
  readonly version: number;
}

type RinkValues = Pick<Rink, 'name'>;

const RINK: Rink = { name: 'Pond behind the school', version: 1 };
const nothing = () => undefined;
const done = () => Promise.resolve();
const NAMELESS: ResolverResult<RinkValues> = {
  values: {},
  errors: { name: { type: 'NotNull', message: 'Tell us the rink’s name.' } },
};
const named: Resolver<RinkValues> = (values): ResolverResult<RinkValues> =>
  values.name.trim() === '' ? NAMELESS : { values, errors: {} };

/** The dialogs that add and edit a rink, closed until they are asked for. */
function RinkDialogs() {
  return (
    <Held<'add' | 'edit' | null> first={null}>
      {(opened, open) => (
        <>
          <Row gap={3}>
            <Button onClick={() => open('add')}>Open the dialog that adds</Button>
            <Button onClick={() => open('edit')}>Open the dialog that edits</Button>
          </Row>
          {opened === 'add' ? (
            <NewRecordDialog<RinkValues>
              title="Add rink"
              submitLabel="Add rink"
              onClose={() => open(null)}
              defaultValues={{ name: '' }}
              resolver={named}
              create={({ name }) => Promise.resolve(`${name} added`)}
            >
              <FormTextField<RinkValues> name="name" label="Name" hint={LONG_TEXT} />
            </NewRecordDialog>
          ) : null}
          {opened === 'edit' ? (
            <EditRecordDialog<RinkValues, Rink>
              title={`Edit ${RINK.name}`}
              submitLabel="Save rink"
              onClose={() => open(null)}
              stored={RINK}
              valuesOf={({ name }) => ({ name })}
              resolver={named}
              save={({ name }, { version }) => Promise.resolve({ name, version: version + 1 })}
              readNewest={(rink) => Promise.resolve(rink)}
              words={{ label: () => 'Name', show: (_, value) => String(value) }}
              savedText={({ name }) => `${name} saved`}
            >
              <FormTextField<RinkValues> name="name" label="Name" />
            </EditRecordDialog>
          ) : null}
        </>
      )}
    </Held>
  );
}

/** The rink's form after somebody else has saved another name. */
function RinkInConflict() {
  const form = useContractForm<RinkValues>({
    defaultValues: { name: LONG_NAME },
    resolver: named,
    onSubmit: done,
  });
  const by = { isMe: false, name: 'Robin Lake' } as const;
  return (
    <Form form={form} submitLabel="Save rink" label="Rink in conflict">
      <ConflictNotice
        conflict={{
          by,
          taken: [{ path: ['city'], from: null, to: 'Oulu' }],
          clashes: [{ path: ['name'], theirs: RINK.name, by, choice: null, mine: LONG_NAME }],
          isAwaited: false,
          round: 0,
        }}
        onChoose={nothing}
        onDismiss={nothing}
        label={([field]) => (field === 'city' ? 'City' : 'Name')}
        show={(_, value) => String(value ?? '')}
      />
      <FormTextField<RinkValues> name="name" label="Name" />
    </Form>
  );
}

const BAR = {
  save: done,
  settle: done,
  isSaving: false,
  isConflict: false,
  refusal: '',
  errors: [],
};
const WORDS = {
  label: 'Save rules',
  state: 'You have unsaved changes.',
  conflict: 'Someone saved other rules while you were editing.',
  theirs: 'Use theirs',
  mine: 'Keep mine',
};

/** What saves a record, and what happens between two people who edit it. */
export const RECORDS: readonly GalleryEntry[] = [
  { part: 'forms/RecordDialog', states: { default: <RinkDialogs /> } },
  { part: 'forms/ConflictNotice', states: { 'a choice and a change': <RinkInConflict /> } },
  {
    part: 'forms/SaveBar',
    states: {
      default: <SaveBar control={BAR} canSave words={WORDS} />,
      disabled: <SaveBar control={BAR} canSave={false} words={{ ...WORDS, state: 'Everything is saved.' }} />,
      error: <SaveBar control={{ ...BAR, errors: [{ message: LONG_TEXT }] }} canSave words={WORDS} />,
      conflict: <SaveBar control={{ ...BAR, isConflict: true }} canSave words={WORDS} />,
    },
  },
  {
    part: 'forms/FieldRows',
    states: {
      default: (
        <Held first={['one', 'two']}>
          {(keys, change) => (
            <>
              <FieldRows
                label="Skaters"
                keys={keys}
                rowClass={undefined}
                removeLabel={(number) => `Remove skater ${String(number)}`}
                onRemove={(index) => change(keys.filter((_, place) => place !== index))}
              >
                {(index) => <TextField label={`Skater ${String(index + 1)}`} />}
              </FieldRows>
              <AddRow
                label="Add a skater"
                fullReason={keys.length < 4 ? undefined : 'A group has four skaters at most.'}
                onAdd={() => change([...keys, `row ${String(keys.length)} ${keys.join()}`])}
              />
            </>
          )}
        </Held>
      ),
    },
  },
  {
    part: 'forms/uploads/FileChooser',
    states: { default: <FileChooser label="Choose file" accept="text/csv" onChoose={nothing} /> },
  },
];
