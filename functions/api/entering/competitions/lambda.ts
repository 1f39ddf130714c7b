import { competitionDraftRoutes } from '../../../../shared/contract/entering/competitions/competitionDrafts.ts';
import { competitionSeasonRoutes } from '../../../../shared/contract/entering/competitions/competitionSeasons.ts';
import { competitionRoutes } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dashboardRoutes } from '../../../../shared/contract/entering/competitions/dashboard.ts';
import { entryListRoutes } from '../../../../shared/contract/entering/entries/entryLists.ts';
import { placesRoutes } from '../../../../shared/contract/entering/entries/places.ts';
import { lambdaFor } from '../../lambdaFor.ts';
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
