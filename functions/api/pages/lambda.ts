import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { ROUTES } from '../../../shared/contract/routes.ts';
import { unlisted } from '../../../shared/domain/sharing/headTags.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Event } from '../../platform/http/requestContext.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { applicationDocument } from './applicationDocument.ts';
import { getCompetitionCalendar } from './getCompetitionCalendar.ts';
import { getCompetitionPage } from './getCompetitionPage.ts';

type Result = APIGatewayProxyStructuredResultV2;

const answer = lambdaFor('pages', { getCompetitionPage, getCompetitionCalendar });

/**
 * Who opens the page of a competition sees the product, whatever went wrong: the page finds out by
 * itself what it was, and says it in words. The status stays what it is.
 */
export async function handler(event: Event, context: Context): Promise<Result> {
  const result = await answer(event, context);
  const failed = (result.statusCode ?? 200) >= 400;
  return failed && event.routeKey.endsWith(` ${ROUTES.getCompetitionPage.path}`) ? asPage(result) : result;
}

async function asPage(problem: Result): Promise<Result> {
  try {
    const body = unlisted(await applicationDocument(currentTime()));
    return { ...problem, headers: { ...problem.headers, 'content-type': 'text/html; charset=utf-8' }, body };
  } catch {
    return problem;
  }
}
