import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { hasUnpublishedChanges } from '../../../../shared/domain/planning/draft/unpublishedChanges.ts';
import { comingWithoutIce } from '../../../../shared/domain/planning/ice/comingWithoutIce.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Link } from 'react-router-dom';

interface ComingDaysProps {
  readonly competition: Pick<Competition, 'id' | 'timeZone'>;
  readonly name?: string | undefined;
}

/** Of a published schedule: flights of days to come that have no ice, and that the draft has changes that nobody sees. */
export function ComingDays({ competition: { id, timeZone }, name }: ComingDaysProps) {
  const { t } = useTranslation('rests');
  const asked = { params: { competitionId: id }, quiet: true } as const;
  const draft = useQuery({ ...requestQuery('getScheduleDraft', asked), retry: false });
  const isPublished = draft.data?.published != null;
  const ice = useQuery({ ...requestQuery('getIce', asked), retry: false, enabled: isPublished });
  if (!draft.data || !isPublished) return null;
  const surfaces = ice.data?.surfaces ?? [];
  const [today = ''] = venueTimeOf(currentTime().toISOString(), timeZone).split('T');
  const lost = ice.data ? comingWithoutIce(draft.data, surfaces, today) : [];
  const of = name === undefined ? '' : `${name}: `;
  return (
    <>
      {lost.map(({ date, surfaceId, count, from }) => (
        <Row
          key={`${date} ${surfaceId}`}
          gap={3}
          align="center"
          justify="between"
          round="panel"
          background="bad"
          pad={4}
          role="status"
        >
          <p>
            {of}
            <strong>
              {t('comingNoIce', {
                count,
                day: formatWeekday(date),
                surface: surfaces.find((one) => one.id === surfaceId)?.name ?? '',
                time: formatTime(from),
              })}
            </strong>
          </p>
          <Row gap={2}>
            <LinkButton to={paths.otherIce(id, date)}>{t('findIce')}</LinkButton>
            <LinkButton to={paths.scheduleWithoutIce(id, { date, surfaceId })}>{t('moveOnBoard')}</LinkButton>
          </Row>
        </Row>
      ))}
      {hasUnpublishedChanges(draft.data) ? (
        <Text as="p" soft size="sm">
          {of}
          <Link to={paths.publishing(id)}>{t('notPublished')}</Link>
        </Text>
      ) : null}
    </>
  );
}
