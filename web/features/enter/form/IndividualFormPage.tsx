import { EntryFormPage } from './EntryFormPage.tsx';
import { IndividualForm } from './IndividualForm.tsx';

/** `/individual-form`: the form of one competition, or the choice of one. */
export function IndividualFormPage() {
  return <EntryFormPage kind="individual" Form={IndividualForm} />;
}
