import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadDashboard, loadFigures } from '../../../services/entering/entries/views/dashboard.ts';
import { loadPlaces, loadPlacesTaken } from '../../../services/entering/entries/views/places.ts';

export const competitionDashboard: Handler<'competitionDashboard'> = async ({ params, now }) => ({
  data: await loadDashboard(params.competitionId, now),
});

export const competitionFigures: Handler<'competitionFigures'> = async ({ params, session }) => ({
  data: await loadFigures(params.competitionId, session),
});

export const listPlaces: Handler<'listPlaces'> = async ({ params }) => ({
  data: await loadPlaces(params.competitionId),
});

export const listPlacesTaken: Handler<'listPlacesTaken'> = async ({ params }) => ({
  data: await loadPlacesTaken(params.competitionId),
});
