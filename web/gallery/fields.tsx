import { BirthdateFields } from '../ui/BirthdateFields.tsx';
import { DatePicker } from '../ui/DatePicker.tsx';
import { DateTimePicker } from '../ui/DateTimePicker.tsx';
import { Field } from '../ui/Field.tsx';
import fieldStyles from '../ui/Field.module.css';
import { MoneyField } from '../ui/MoneyField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Held, LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

/** What people type into. */
export const FIELDS: readonly GalleryEntry[] = [
  {
    part: 'ui/Field',
    states: {
      default: (
        <Field label="Starting number" hint="As on the start order">
          {(control) => <input {...control} className={fieldStyles.control} />}
        </Field>
      ),
      error: (
        <Field label="Starting number" error="No skater has this number.">
          {(control) => <input {...control} className={fieldStyles.control} defaultValue="99" />}
        </Field>
      ),
    },
  },
  {
    part: 'ui/TextField',
    states: {
      empty: <TextField label="Full name" placeholder="As on the membership card" />,
      filled: <TextField label="Full name" defaultValue="Aada Frost" hint="As on the membership card" />,
      optional: <TextField label="Club" optional />,
      disabled: <TextField label="Full name" defaultValue="Aada Frost" disabled />,
      error: <TextField label="Full name" error="Tell us the skater’s name." />,
      'long content': <TextField label={LONG_TEXT} defaultValue={LONG_NAME} hint={LONG_TEXT} />,
    },
  },
  {
    part: 'ui/TextArea',
    states: {
      empty: <TextArea label="Message to families" rows={3} />,
      'long content': <TextArea label="Message to families" rows={3} defaultValue={LONG_TEXT} />,
      error: <TextArea label="Message to families" rows={3} error="Write a message first." />,
    },
  },
  {
    part: 'ui/PasswordField',
    states: {
      empty: <PasswordField label="Password" autoComplete="current-password" />,
      filled: <PasswordField label="Password" autoComplete="current-password" defaultValue="a long one" />,
      error: (
        <PasswordField label="New password" autoComplete="new-password" error="Use 12 characters or more." />
      ),
    },
  },
  {
    part: 'ui/MoneyField',
    states: {
      empty: (
        <Held<number | null> first={null}>
          {(value, change) => (
            <MoneyField label="First event" currency="EUR" value={value} onChange={change} />
          )}
        </Held>
      ),
      filled: (
        <Held<number | null> first={7000}>
          {(value, change) => (
            <MoneyField label="First event" currency="USD" value={value} onChange={change} />
          )}
        </Held>
      ),
      error: (
        <Held<number | null> first={null}>
          {(value, change) => (
            <MoneyField
              label="First event"
              currency="JPY"
              value={value}
              onChange={change}
              error="A price is needed."
            />
          )}
        </Held>
      ),
    },
  },
  {
    part: 'ui/Stepper',
    states: {
      default: (
        <Held first={2}>
          {(value, change) => (
            <Stepper label="Number of events" value={value} onChange={change} least={1} most={4} />
          )}
        </Held>
      ),
      'at its end': (
        <Stepper label="Number of events" value={1} onChange={() => undefined} least={1} most={4} />
      ),
    },
  },
  {
    part: 'ui/BirthdateFields',
    states: {
      empty: (
        <Held first="">
          {(value, change) => <BirthdateFields label="Birthdate" value={value} onChange={change} />}
        </Held>
      ),
      filled: (
        <Held first="2014-03-21">
          {(value, change) => <BirthdateFields label="Birthdate" value={value} onChange={change} />}
        </Held>
      ),
      error: (
        <Held first="2031-03-21">
          {(value, change) => (
            <BirthdateFields
              label="Birthdate"
              value={value}
              onChange={change}
              error="This day is in the future."
            />
          )}
        </Held>
      ),
    },
  },
  {
    part: 'ui/DatePicker',
    states: {
      empty: (
        <Held first="">
          {(value, change) => <DatePicker label="First day" value={value} onChange={change} />}
        </Held>
      ),
      filled: (
        <Held first="2027-03-13">
          {(value, change) => <DatePicker label="First day" value={value} onChange={change} />}
        </Held>
      ),
      disabled: <DatePicker label="First day" value="2027-03-13" onChange={() => undefined} disabled />,
      error: (
        <Held first="2027-03-13">
          {(value, change) => (
            <DatePicker
              label="Last day"
              value={value}
              onChange={change}
              error="It is before the first day."
            />
          )}
        </Held>
      ),
    },
  },
  {
    part: 'ui/DateTimePicker',
    states: {
      empty: (
        <Held first="">
          {(value, change) => <DateTimePicker label="Entries close" value={value} onChange={change} />}
        </Held>
      ),
      filled: (
        <Held first="2027-02-28T23:55">
          {(value, change) => <DateTimePicker label="Entries close" value={value} onChange={change} />}
        </Held>
      ),
      error: (
        <Held first="2027-02-28T23:55">
          {(value, change) => (
            <DateTimePicker
              label="Entries close"
              value={value}
              onChange={change}
              error="Close entries before the first day."
            />
          )}
        </Held>
      ),
    },
  },
];
