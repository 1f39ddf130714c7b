import { EntryFormPage } from '../form/EntryFormPage.tsx';
import { TeamForm } from './TeamForm.tsx';

/** `/team-form`: a team's entry in one competition, or the choice of one. */
export function TeamFormPage() {
  return <EntryFormPage kind="team" Form={TeamForm} />;
}
