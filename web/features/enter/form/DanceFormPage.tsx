import { DanceForm } from './DanceForm.tsx';
import { EntryFormPage } from './EntryFormPage.tsx';

/** `/dance-form`: a couple's entry in one competition, or the choice of one. */
export function DanceFormPage() {
  return <EntryFormPage kind="dance" Form={DanceForm} />;
}
