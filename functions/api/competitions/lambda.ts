import { competitionDraftRoutes } from '../../../shared/contract/competitions/competitionDrafts.ts';
import { competitionSeasonRoutes } from '../../../shared/contract/competitions/competitionSeasons.ts';
import { competitionRoutes } from '../../../shared/contract/competitions/competitions.ts';
import { dashboardRoutes } from '../../../shared/contract/competitions/dashboard.ts';
import { entryListRoutes } from '../../../shared/contract/entries/entryLists.ts';
import { placesRoutes } from '../../../shared/contract/entries/places.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as competitions from './competitions.ts';
import * as drafts from './drafts.ts';
import * as figures from './figures.ts';
import * as seasons from './seasons.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...competitionDraftRoutes,
  ...competitionSeasonRoutes,
  ...competitionRoutes,
  ...dashboardRoutes,
  ...entryListRoutes,
  ...placesRoutes,
};

export const handler = lambdaFor('competitions', routes, {
  ...competitions,
  ...drafts,
  ...figures,
  ...seasons,
});
