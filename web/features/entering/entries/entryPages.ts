import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { paths } from '../../../paths.ts';

/** The page of each kind's entry form, for a competition, for the choice of one, or for a change. */
export const ENTRY_PAGES: Readonly<Record<EntryKind, (competitionId?: string, entryId?: string) => string>> =
  {
    individual: paths.individualForm,
    team: paths.teamForm,
    dance: paths.danceForm,
  };

/** The list of a family's entries of each kind. */
export const SUBMISSION_PAGES: Readonly<Record<EntryKind, string>> = {
  individual: paths.submissions,
  team: paths.teamSubmissions,
  dance: paths.danceSubmissions,
};
