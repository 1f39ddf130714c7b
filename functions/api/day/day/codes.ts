import { endedCodeCookie } from '../../../platform/http/codeCookie.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { createCode as create } from '../../../services/day/codes/createCode.ts';
import { listCodes as list } from '../../../services/day/codes/listCodes.ts';
import * as opening from '../../../services/day/codes/openCode.ts';
import { withdrawCode } from '../../../store/day/codes/repository.ts';

export const listCodes: Handler<'listCodes'> = async ({ params }) => ({
  data: await list(params.competitionId),
});

export const createCode: Handler<'createCode'> = async (request) => ({ data: await create(request) });

export const revokeCode: Handler<'revokeCode'> = async ({ params, now }) => ({
  data: { revokedAt: await withdrawCode(params.competitionId, params.codeId, now) },
});

export const openCode: Handler<'openCode'> = async (request) => ({ data: await opening.openCode(request) });

export const currentCode: Handler<'currentCode'> = async (request) => ({
  data: await opening.currentCode(request),
});

/** Leaving never fails, also with a code that has ended. */
export const leaveCode: Handler<'leaveCode'> = ({ setCookie }) => {
  setCookie(endedCodeCookie());
  return Promise.resolve({ data: null });
};
