import { CoupleForm } from './CoupleForm.tsx';
import { EntryFormPage } from './EntryFormPage.tsx';

/** `/dance-form`: a couple's entry in one competition, or the choice of one. */
export function CoupleFormPage() {
  return <EntryFormPage kind="dance" Form={CoupleForm} />;
}
