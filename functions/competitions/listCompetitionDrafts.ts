import type { Handler } from '../http/exchange.ts';
import { draftsByChange } from './repository.ts';
import { draftsWithRinks } from './withRinks.ts';

export const listCompetitionDrafts: Handler<'listCompetitionDrafts'> = async () => ({
  data: await draftsWithRinks(await draftsByChange()),
});
