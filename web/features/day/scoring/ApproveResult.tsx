import { useState } from 'react';
import type { FlightSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { doesSheetCount } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { undecidedStarters } from '../../../../shared/domain/day/sheets/undecidedStarters.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { PlacesToApprove } from '../corrections/index.ts';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';
import { Row } from '../../../ui/Row.tsx';

interface ApproveResultProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly sheets: FlightSheets;
}

/** The referee approves the sheets that are shown; an organiser in the referee's place says why. */
export function ApproveResult({ params, sheets }: ApproveResultProps) {
  const { t } = useTranslation('scoring');
  const [reason, setReason] = useState('');
  const { isBusy, submit } = useSubmit();
  const isReady = sheets.sheets.every(({ state, seat }) => doesSheetCount(state, seat));
  const unsure = undecidedStarters(sheets.flight.order);
  const askedOf = unsure.map(({ programmeId }) => programmeId).join(' ');
  const [skated, setSkated] = useState('');
  const isReferee = sheets.ownSeat === REFEREE;
  const approve = () =>
    submit(async () => {
      const confirmedUndecided = unsure.map(({ programmeId }) => programmeId);
      const body = { revision: sheets.revision, reason: isReferee ? null : reason, confirmedUndecided };
      await call('approveResult', { params, body });
      await whenRefetched();
      showToast(t('referee.approved'));
    });
  const refusal = !isReady
    ? t('referee.waits')
    : askedOf !== '' && skated !== askedOf
      ? t('referee.skatedFirst')
      : !isReferee && reason.trim() === ''
        ? t('referee.approveReason')
        : undefined;
  return (
    <Stack as="section" gap={4}>
      <p role="status" className={styles.soft}>
        {isReady ? t('referee.ready') : t('referee.waits')}
      </p>
      <PlacesToApprove sheets={sheets} />
      {isReady && unsure.length > 0 ? (
        <CheckboxCard
          title={t('referee.skated', { count: unsure.length })}
          detail={t('referee.skatedDetail', { names: formatList(unsure.map(({ name }) => name)) })}
          checked={skated === askedOf}
          onChange={({ target }) => setSkated(target.checked ? askedOf : '')}
        />
      ) : null}
      <Row gap={3} align="end" className={styles.range}>
        {isReferee ? null : (
          <TextField
            label={t('referee.approveReason')}
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <Button tone="primary" aria-busy={isBusy} disabledReason={refusal} onClick={() => void approve()}>
          {t('referee.approve')}
        </Button>
      </Row>
    </Stack>
  );
}
