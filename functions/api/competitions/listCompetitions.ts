import type { Handler } from '../../platform/http/requestContext.ts';
import { competitionsIn } from '../../store/competitions/repository.ts';
import { withRinks } from '../../store/competitions/withRinks.ts';

export const listCompetitions: Handler<'listCompetitions'> = async ({ query }) => ({
  data: await withRinks(await competitionsIn(query.state ?? 'published')),
});
