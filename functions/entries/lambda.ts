import { lambdaFor } from '../http/lambda.ts';
import { competitionDashboard } from './competitionDashboard.ts';
import { competitionFigures } from './competitionFigures.ts';
import { getEntry } from './getEntry.ts';
import { listDances } from './listDances.ts';
import { listEventEntries } from './listEventEntries.ts';
import { listMyEntries } from './listMyEntries.ts';
import { listPlaces } from './listPlaces.ts';
import { listPlacesTaken } from './listPlacesTaken.ts';
import { listSkaters } from './listSkaters.ts';
import { listTeams } from './listTeams.ts';
import { submitIndividualEntry } from './submitIndividualEntry.ts';

export const handler = lambdaFor('entries', {
  submitIndividualEntry,
  listMyEntries,
  getEntry,
  listSkaters,
  listTeams,
  listDances,
  listPlaces,
  listPlacesTaken,
  listEventEntries,
  competitionFigures,
  competitionDashboard,
});
