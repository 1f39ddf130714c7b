import { eligibilityCheckRoutes } from '../../../../shared/contract/entering/entries/eligibilityCheck.ts';
import { entryRoutes } from '../../../../shared/contract/entering/entries/entries.ts';
import { entryChangeRoutes } from '../../../../shared/contract/entering/entries/entryChanges.ts';
import { entryListRoutes } from '../../../../shared/contract/entering/entries/entryLists.ts';
import { placesRoutes } from '../../../../shared/contract/entering/entries/places.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { checkEligibility } from './checkEligibility.ts';
import * as family from './family.ts';
import * as lists from './lists.ts';
import * as organiser from './organiser.ts';
import * as submit from './submit.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...eligibilityCheckRoutes,
  ...entryChangeRoutes,
  ...entryListRoutes,
  ...entryRoutes,
  ...placesRoutes,
};

const handlers = {
  submitIndividualEntry: submit.submitIndividualEntry,
  submitTeamEntry: submit.submitTeamEntry,
  submitDanceEntry: submit.submitDanceEntry,
  listMyEntries: family.listMyEntries,
  getEntry: family.getEntry,
  getEntryToChange: family.getEntryToChange,
  updateEntry: family.updateMyEntry,
  getEntryToChangeForFamily: organiser.getEntryToChangeAsOrganiser,
  updateEntryForFamily: organiser.updateEntryAsOrganiser,
  listSkaters: lists.listSkaters,
  listTeams: lists.listTeams,
  listDances: lists.listDances,
  listHomeRinks: lists.listHomeRinks,
  listEventEntries: lists.listEventEntries,
  checkEligibility,
};

export const handler = lambdaFor('entries', routes, handlers, () => import('./later.ts'));
