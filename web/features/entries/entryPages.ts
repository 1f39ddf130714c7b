import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { paths } from '../../paths.ts';

/** The page where each kind of entry is made, for a competition or to choose one, and changed. */
export const ENTRY_PAGES: Readonly<Record<EntryKind, (competitionId?: string, entryId?: string) => string>> =
  {
    individual: paths.individualForm,
    team: paths.teamForm,
    dance: paths.danceForm,
  };

/** Where a family finds its entries of each kind. */
export const SUBMISSION_PAGES: Readonly<Record<EntryKind, string>> = {
  individual: paths.submissions,
  team: paths.teamSubmissions,
  dance: paths.danceSubmissions,
};
