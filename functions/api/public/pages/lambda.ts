import { pageRoutes } from '../../../../shared/contract/entering/competitions/pages.ts';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { unlisted } from '../../../../shared/domain/core/sharing/headTags.ts';
import { currentTime } from '../../../platform/clock.ts';
import type { Event } from '../../../platform/http/requestContext.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { applicationDocument } from './applicationDocument.ts';
import { getCompetitionCalendar, getCompetitionPage } from './competitionPages.ts';

type Result = APIGatewayProxyStructuredResultV2;

const answer = lambdaFor('pages', pageRoutes, { getCompetitionPage, getCompetitionCalendar });

/**
 * After an error the competition page answers with the application and the error's status: the application
 * then asks for the competition itself and shows the error.
 */
export async function handler(event: Event, context: Context): Promise<Result> {
  const result = await answer(event, context);
  const failed = (result.statusCode ?? 200) >= 400;
  return failed && !event.routeKey.includes(' /api/') ? asPage(result) : result;
}

async function asPage(problem: Result): Promise<Result> {
  try {
    const body = unlisted(await applicationDocument(currentTime()));
    return { ...problem, headers: { ...problem.headers, 'content-type': 'text/html; charset=utf-8' }, body };
  } catch {
    return problem;
  }
}
