import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { OpenSeatsNotice } from './OpenSeatsNotice.tsx';

interface OpenSeatsTodayProps {
  readonly competitionId: string;
  readonly name?: string;
}

/** The open seats of a competition that skates today, on a page that shows nothing else of its day. */
export function OpenSeatsToday({ competitionId, ...props }: OpenSeatsTodayProps) {
  const runs = useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, query: {}, quiet: true }),
    retry: false,
  });
  return runs.data ? <OpenSeatsNotice competitionId={competitionId} runs={runs.data} {...props} /> : null;
}
