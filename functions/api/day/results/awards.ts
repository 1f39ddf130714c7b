import { actorOf } from '../../../platform/http/actorOf.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadAwards, saveAwards } from '../../../services/day/awards/awards.ts';
import { listPodiums as list } from '../../../services/day/awards/listPodiums.ts';
import { verifyCertificate as verify } from '../../../services/day/awards/verifyCertificate.ts';
import { moveCeremony as move } from '../../../services/day/awards/moveCeremony.ts';

export const getAwards: Handler<'getAwards'> = async ({ params }) => ({
  data: await loadAwards(params.competitionId),
});

export const updateAwards: Handler<'updateAwards'> = async (request) => ({ data: await saveAwards(request) });

export const listPodiums: Handler<'listPodiums'> = async ({ params, query, now }) => ({
  data: await list(params.competitionId, query.date, now),
});

export const moveCeremony: Handler<'moveCeremony'> = async (request) => ({
  data: await move({ ...request.params, ...request.body, by: actorOf(request), now: request.now }),
});

export const verifyCertificate: Handler<'verifyCertificate'> = async ({ params }) => ({
  data: await verify(params),
});
