import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { ownPlaceOf, postedPlaceOf, type SkatedStart } from './postedPlaceOf.ts';
import { useOwnResults } from './useOwnResults.ts';

const ASK_AGAIN_MILLISECONDS = 60_000;

interface PostedPlaceProps {
  readonly competitionId: string;
  readonly start: SkatedStart;
  /** Until the place is posted. */
  readonly children: ReactNode;
}

/** The place of a start that has skated, with the way to its result. */
export function PostedPlace({ start, ...of }: PostedPlaceProps) {
  const { user } = useSession();
  if (start.rink !== null) return <PublicPlace start={start} {...of} />;
  return user === null ? of.children : <OwnPlace start={start} {...of} accountId={user.id} />;
}

function PublicPlace({ competitionId, start, children }: PostedPlaceProps) {
  const list = useQuery({
    ...requestQuery('listResults', { params: { competitionId } }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  const place = postedPlaceOf(start, list.data?.skaters ?? []);
  return place === null ? children : <PlaceLink {...{ competitionId, start, place }} />;
}

function OwnPlace({
  competitionId,
  start,
  accountId,
  children,
}: PostedPlaceProps & { readonly accountId: string }) {
  const place = ownPlaceOf(start, useOwnResults({ competitionId, accountId, posted: '' }));
  return place === null ? children : <PlaceLink {...{ competitionId, start, place }} />;
}

interface PlaceLinkProps extends Omit<PostedPlaceProps, 'children'> {
  readonly place: number;
}

function PlaceLink({ competitionId, start: { eventId, name }, place }: PlaceLinkProps) {
  const { t } = useTranslation('results');
  return (
    <Link
      to={paths.publicResults(competitionId, eventId)}
      aria-label={t('placeOfSkater', { what: t('placeIn', { place }), name })}
    >
      {t('placeIn', { place })}
    </Link>
  );
}
