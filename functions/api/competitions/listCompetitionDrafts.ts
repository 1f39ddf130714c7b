import type { Handler } from '../../platform/http/requestContext.ts';
import { draftsByChange } from '../../store/competitions/repository.ts';
import { draftsWithRinks } from '../../store/competitions/withRinks.ts';

export const listCompetitionDrafts: Handler<'listCompetitionDrafts'> = async () => ({
  data: await draftsWithRinks(await draftsByChange()),
});
