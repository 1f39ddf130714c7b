import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CorrectableFlight,
  CorrectionProposal,
} from '../../../../shared/contract/day/results/corrections.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { marksOutside } from '../../../../shared/domain/day/results/marksOutside.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { MedalsGiven } from './MedalsGiven.tsx';
import { PlacesAfter } from './PlacesAfter.tsx';
import { rangeText } from './seatOfSheet.ts';

const REFRESH_MILLISECONDS = 10_000;

interface CorrectionReviewProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
}

/** A proposed correction for whoever confirms it; nothing while nobody proposes one. */
export function CorrectionReview({ params }: CorrectionReviewProps) {
  const { t } = useTranslation('corrections');
  const stored = useQuery({
    ...requestQuery('getCorrection', { params, quiet: true }),
    refetchInterval: REFRESH_MILLISECONDS,
  });
  if (stored.isPending) return <Spinner />;
  if (isApiError(stored.error, 'CompetitionArchived')) return null;
  if (!stored.data) {
    return (
      <Text tone="bad" role="alert">
        {t('failed')}
      </Text>
    );
  }
  const flight = stored.data;
  const { proposal } = flight;
  if (!proposal) return null;
  return (
    <Stack as="section" gap={4} frame="panel" pad={4} aria-label={t('waits')}>
      <Stack gap={1}>
        <Text as="h3" size="lg">
          {t('waits')}
        </Text>
        <Text soft size="sm">
          {t('proposedBy', { name: proposal.by, when: formatInstant(proposal.at, flight.timeZone) })}
        </Text>
        <p>
          {t(`reasons.${proposal.reason}`)}. {proposal.text}
        </p>
      </Stack>
      <DifferenceList flight={flight} changes={proposal} />
      <PlacesAfter flight={flight} changes={proposal} />
      <MedalsGiven flight={flight} changes={proposal} />
      <Decision
        key={proposal.id}
        params={params}
        proposal={proposal}
        flight={flight}
        isOutside={marksOutside(proposal, flight.range, flight.rules).length > 0}
      />
    </Stack>
  );
}

interface DecisionProps {
  readonly params: CorrectionReviewProps['params'];
  readonly proposal: CorrectionProposal;
  readonly flight: CorrectableFlight;
  /** It has a mark outside the range of the flight. */
  readonly isOutside: boolean;
}

/**
 * Confirms or rejects. The proposer waits, or withdraws; an organiser alone says why. A mark outside the range is confirmed
 * only with the word of the referee.
 */
function Decision({ params, proposal: { id: proposal, confirmation }, flight, isOutside }: DecisionProps) {
  const { t } = useTranslation('corrections');
  const [asks, setAsks] = useState<'reject' | 'withdraw' | 'alone' | null>(null);
  const [reason, setReason] = useState('');
  const [isAllowed, setAllowed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (operation: 'confirmCorrection' | 'rejectCorrection', done: string) => {
    setIsBusy(true);
    try {
      const body = { proposal, reason: reason.trim() === '' ? null : reason };
      await (operation === 'confirmCorrection'
        ? call(operation, { params, body: { ...body, refereeAllows: isAllowed } })
        : call(operation, { params, body }));
      showToast(done);
    } catch (thrown) {
      const isOlder = isApiError(thrown, 'VersionConflict');
      const range = isApiError(thrown, 'MarkOutsideRange') ? thrown.range : null;
      const refused = range ? t('needsReferee', rangeText(range)) : (errorMessage(thrown) ?? String(thrown));
      showToast(isOlder ? t('decided') : refused, isOlder ? 'info' : 'bad');
      await refetchChanged('confirmCorrection');
    }
    setIsBusy(false);
  };
  const confirm = () => decide('confirmCorrection', t(flight.isPosted ? 'done.posted' : 'done.confirmed'));
  const lacksReferee = isOutside && !isAllowed ? t('refereeAllows') : undefined;
  const allowance = isOutside ? (
    <CheckboxCard
      title={t('refereeAllows')}
      checked={isAllowed}
      onChange={({ target }) => setAllowed(target.checked)}
    />
  ) : null;
  const isOwn = confirmation !== 'second';
  const reject = () => decide('rejectCorrection', t(isOwn ? 'done.withdrawn' : 'done.rejected'));
  if (asks === 'withdraw') {
    return (
      <Stack gap={3}>
        <p role="alert">{t('withdrawAsk')}</p>
        <Row gap={2} columnGap={4}>
          <Button tone="danger" aria-busy={isBusy} onClick={() => void reject()}>
            {t('withdraw')}
          </Button>
          <Button onClick={() => setAsks(null)}>{t('keep')}</Button>
        </Row>
      </Stack>
    );
  }
  if (asks !== null) {
    const isAlone = asks === 'alone';
    return (
      <Stack gap={3}>
        <TextField
          label={t(isAlone ? 'aloneReason' : 'rejectReason')}
          hint={isAlone ? t('aloneHint') : undefined}
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {isAlone ? allowance : null}
        <Row gap={2} columnGap={4}>
          <Button
            tone={isAlone ? 'primary' : 'danger'}
            aria-busy={isBusy}
            disabledReason={isAlone ? (reason.trim() === '' ? t('aloneReason') : lacksReferee) : undefined}
            onClick={() => void (isAlone ? confirm() : reject())}
          >
            {t(isAlone ? 'confirmAlone' : 'reject')}
          </Button>
          <Button onClick={() => setAsks(null)}>{t('cancel')}</Button>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      {isOwn ? <p role="note">{t('another')}</p> : allowance}
      <Row gap={2} columnGap={4}>
        {isOwn ? null : (
          <Button
            tone="primary"
            aria-busy={isBusy}
            disabledReason={lacksReferee}
            onClick={() => void confirm()}
          >
            {t('confirm')}
          </Button>
        )}
        {isOwn ? (
          <Button onClick={() => setAsks('withdraw')}>{t('withdraw')}</Button>
        ) : (
          <Button onClick={() => setAsks('reject')}>{t('reject')}</Button>
        )}
        {confirmation === 'alone' ? (
          <Button tone="plain" onClick={() => setAsks('alone')}>
            {t('onlyMe')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
