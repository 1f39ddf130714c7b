import { lambdaFor } from '../http/lambda.ts';
import { createCompetition } from './createCompetition.ts';
import { getCompetition } from './getCompetition.ts';
import { listCompetitions } from './listCompetitions.ts';
import { updateCompetition } from './updateCompetition.ts';

export const handler = lambdaFor('competitions', {
  listCompetitions,
  getCompetition,
  createCompetition,
  updateCompetition,
});
