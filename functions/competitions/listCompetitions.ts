import type { Handler } from '../http/exchange.ts';
import { competitionsIn } from './repository.ts';
import { withRinks } from './withRinks.ts';

export const listCompetitions: Handler<'listCompetitions'> = async ({ query }) => ({
  data: await withRinks(await competitionsIn(query.state ?? 'published')),
});
