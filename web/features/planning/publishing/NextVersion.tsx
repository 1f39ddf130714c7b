import { useState } from 'react';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { CoachConflicts, Conflicts } from './Conflicts.tsx';
import { DifferenceSummary, mailedReaders } from './DifferenceSummary.tsx';
import { MailPreview } from './MailPreview.tsx';
import { SeatsToFill } from './SeatsToFill.tsx';
import styles from './Publishing.module.css';
import { publishedText } from './publishedText.ts';
import { RenumberedFlights } from './RenumberedFlights.tsx';
import { UndrawnOrders } from './UndrawnOrders.tsx';
import { useFlightText } from './useFlightText.ts';

interface NextVersionProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
  readonly isArchived: boolean;
  /** The draft or the published version is no longer what is shown. */
  readonly onStale: () => void;
}

/** The next version's mails, its open problems, and the button that publishes it. */
export function NextVersion({ competitionId, difference, isArchived, onStale }: NextVersionProps) {
  const { t } = useTranslation('publishing');
  const flightText = useFlightText(difference);
  // A confirmation is of the conflicts that were shown: with others it is asked for again.
  const [confirmed, setConfirmed] = useState('');
  const [shownUndrawn, setShownUndrawn] = useState('');
  const [comment, setComment] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isPublishing, setIsPublishing] = useState(false);
  const { version, generation, revision, unplaced, undrawn, findings, isPublished } = difference;
  const conflicts = findings.map(({ id }) => id);
  // A family's, where one gets a mail.
  const reader = mailedReaders(difference).toSorted((one, other) => other.to.localeCompare(one.to))[0];
  const isConfirmed = confirmed === conflicts.join('\n');
  const undrawnIds = undrawn.map(({ id }) => id).join('\n');
  const isUndrawnConfirmed = shownUndrawn === undrawnIds;

  const publish = async () => {
    if (isPublishing) return;
    setIsPublishing(true);
    setRefusal('');
    try {
      const note = comment.trim() || null;
      const confirmedUndrawn = undrawn.map(({ id }) => id);
      const body = { version, generation, revision, confirmed: conflicts, confirmedUndrawn, comment: note };
      const { data } = await call('publishSchedule', { params: { competitionId }, body });
      setComment('');
      showToast(publishedText(t, data, difference, !isRehearsal(competitionId)));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const isStale = thrown.code === 'VersionConflict';
      const reason = thrown.errors[0]?.message ?? errorMessage(thrown) ?? thrown.message;
      setRefusal(isStale ? t('publish.changed') : t('publish.refused', { reason }));
      if (isStale) onStale();
    } finally {
      setIsPublishing(false);
    }
  };
  const why = isArchived
    ? t('archived')
    : unplaced.length > 0
      ? t('publish.whyUnplaced')
      : isPublished
        ? t('publish.whySame', { version })
        : findings.length > 0 && !isConfirmed
          ? t('publish.whyConflicts')
          : isUndrawnConfirmed
            ? undefined
            : t('publish.whyUndrawn');

  return (
    <DashboardCard title={t('difference.title')}>
      <Stack gap={4} minContent>
        <DifferenceSummary difference={difference} />
        {unplaced.length === 0 ? null : (
          <Stack
            as="section"
            gap={3}
            minContent
            round="control"
            background="warn"
            pad={4}
            aria-label={t('unplaced.title', { count: unplaced.length })}
          >
            <h3>{t('unplaced.title', { count: unplaced.length })}</h3>
            <p>{t('unplaced.text')}</p>
            <Stack role="list" as="ul" gap={3} minContent>
              {unplaced.map((flight) => (
                <li key={flight.id}>{flightText(flight)}</li>
              ))}
            </Stack>
            <div>
              <LinkButton to={paths.schedule(competitionId)}>{t('openSchedule')}</LinkButton>
            </div>
          </Stack>
        )}
        {findings.length === 0 || isPublished ? null : (
          <Conflicts
            competitionId={competitionId}
            difference={difference}
            flightText={flightText}
            isConfirmed={isConfirmed}
            onConfirm={(isNow) => setConfirmed(isNow ? conflicts.join('\n') : '')}
          />
        )}
        {isPublished ? null : <CoachConflicts difference={difference} flightText={flightText} />}
        {difference.openedSeats.seats === 0 || isPublished ? null : (
          <SeatsToFill competitionId={competitionId} difference={difference} />
        )}
        {difference.seatsToFill > 0 && isPublished ? (
          <Row gap={3} align="center" justify="between" round="control" background="warn" pad={4}>
            <p>{t('openedSeats.title', { count: difference.seatsToFill })}</p>
            <LinkButton to={paths.panels(competitionId)}>{t('openedSeats.fill')}</LinkButton>
          </Row>
        ) : null}
        {isPublished ? null : <RenumberedFlights difference={difference} />}
        {undrawn.length === 0 || isPublished || isArchived ? null : (
          <UndrawnOrders
            competitionId={competitionId}
            undrawn={undrawn}
            flightText={flightText}
            isConfirmed={isUndrawnConfirmed}
            onConfirm={(isNow) => setShownUndrawn(isNow ? undrawnIds : '')}
          />
        )}
        {isPublished || isArchived ? null : (
          <TextArea
            label={t('publish.comment')}
            hint={t('publish.commentHint')}
            optional
            rows={2}
            maxLength={300}
            value={comment}
            onChange={({ target }) => setComment(target.value.replaceAll(/\s+/g, ' '))}
          />
        )}
        {refusal === '' ? null : (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <Row gap={3}>
          <Button
            tone="primary"
            disabledReason={why}
            aria-busy={isPublishing || undefined}
            onClick={() => void publish()}
          >
            {t('publish.submit', { version: version + 1 })}
          </Button>
          {reader && !isPublished && !isArchived ? (
            <MailPreview competitionId={competitionId} reader={reader} comment={comment} />
          ) : null}
        </Row>
      </Stack>
    </DashboardCard>
  );
}
