import { ACTIONS } from './actions.tsx';
import { BOUND_FIELDS } from './boundFields.tsx';
import type { GalleryEntry } from './entry.tsx';
import { CHOICES } from './choices.tsx';
import { FIELDS } from './fields.tsx';
import { FORMS } from './forms.tsx';
import { MESSAGES } from './messages.tsx';
import { RECORDS } from './records.tsx';
import { SHEETS } from './sheets.tsx';
import { SURFACES } from './surfaces.tsx';

/** Every part that the gallery shows; gallery.test.ts compares it with the files of `web/ui` and `web/forms`. */
export const ENTRIES: readonly GalleryEntry[] = [
  ...ACTIONS,
  ...FIELDS,
  ...CHOICES,
  ...BOUND_FIELDS,
  ...FORMS,
  ...RECORDS,
  ...SHEETS,
  ...MESSAGES,
  ...SURFACES,
];

/** Parts without an entry, and why. */
export const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'forms/ErrorSummary': 'Form shows it after a submit',
  'forms/GuardedDialog': 'RecordDialog is one',
  'forms/LeaveGuard': 'it is a Dialog, which opens when a page with typed text is left',
  'forms/OutsideForm': 'it moves a dialog out of a form and draws nothing',
  'forms/sheets/ImportResults': 'SheetImport shows it',
  'forms/sheets/ImportRun': 'SheetImport shows it',
  'forms/sheets/SheetColumns': 'SheetImport shows it',
  'forms/uploads/UploadField': 'FormDocument and FormPicture are it',
  'ui/ActionMenu': 'RowMenu opens it',
  'ui/AriaFieldProblem': 'fields show it below themselves',
  'ui/CalendarDatePicker': 'DatePicker shows it in a wide window',
  'ui/DocumentTitle': 'it writes the title of the window and draws nothing',
  'ui/SpokenChanges': 'it draws nothing, and is read out',
  'ui/WhenInWindow': 'it draws what it is given, later',
  'ui/fieldOfWidth': 'it chooses between two fields and draws nothing',
  'ui/laterDialog': 'it fetches a dialog and shows the one that it fetched',
  'ui/ListComboBox': 'ComboBox shows it in a wide window',
  'ui/ListSelect': 'Select shows it in a wide window',
  'ui/LocaleScope': 'it sets the language of what is inside and draws nothing',
  'ui/MenuOpener': 'RowMenu is the button that it makes',
  'ui/MenuPopover': 'RowMenu opens it',
  'ui/MonthSheet': 'DatePicker opens it in a wide window',
  'ui/NativeSelect': 'Select shows it on a phone',
  'ui/OptionRow': 'Select and ComboBox list options with it',
};
