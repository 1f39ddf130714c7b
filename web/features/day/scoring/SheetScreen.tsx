import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { SheetReference } from '../../../../shared/domain/day/sheets/sheetCode.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ConflictList } from './ConflictList.tsx';
import { ReadSheet } from './ReadSheet.tsx';
import { SecondPerson } from './SecondPerson.tsx';
import { seatName } from './seatName.ts';
import { toneOf } from './sheetTones.ts';
import { TypeSheet } from './TypeSheet.tsx';
import type { SheetAddress } from './useSheetAddress.ts';
import styles from './Scoring.module.css';

interface SheetScreenProps {
  readonly competitionId: string;
  readonly sheet: SheetReference;
  readonly address: SheetAddress;
}

/** One sheet: type it, settle conflicts, confirm it as a second person. */
export function SheetScreen({ competitionId, sheet: { flightId, seat }, address }: SheetScreenProps) {
  const { t } = useTranslation('scoring');
  const params = { competitionId, flightId, seat };
  const stored = useQuery(requestQuery('getJudgingSheet', { params }));
  const [isChanging, setIsChanging] = useState(false);
  if (stored.isPending) return <Spinner />;
  if (stored.isError && !stored.data) {
    return <ErrorState title={t('sheetFailed')} onRetry={() => void stored.refetch()} />;
  }
  const sheet = stored.data;
  const { flight } = sheet;
  const part = { params, sheet, onDone: () => setIsChanging(false) };
  return (
    <Stack as="section" gap={4}>
      <Row as="header" gap={2} columnGap={3} align="center">
        <Button tone="plain" dense onClick={address.openList}>
          {t('back')}
        </Button>
        <Stack gap={1} minContent breaks className={styles.words}>
          <h2>
            {seatName(t, seat)} · {eventLabel(flight.event.format, flight.event.level)}
          </h2>
          <p className={styles.soft}>
            {formatTime(flight.start)} · {flight.surface} · {t('flight', flight.part)}
          </p>
        </Stack>
        <Pill tone={toneOf(sheet.sheet.state)}>{t(`states.${sheet.sheet.state}`)}</Pill>
      </Row>
      <SheetPart {...part} mode={isChanging ? 'type' : modeOf(sheet)} onChange={() => setIsChanging(true)} />
    </Stack>
  );
}

type Mode = 'approved' | 'conflict' | 'type' | 'second' | 'read';

function modeOf({ isApproved, sheet }: JudgingSheet): Mode {
  if (isApproved) return 'approved';
  if (sheet.state === 'conflict') return 'conflict';
  if (sheet.state === 'toConfirm') return 'second';
  return sheet.state === 'empty' || sheet.state === 'started' ? 'type' : 'read';
}

export interface SheetPartProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId' | 'seat', string>>;
  readonly sheet: JudgingSheet;
  readonly onDone: () => void;
}

function SheetPart({
  mode,
  onChange,
  ...part
}: SheetPartProps & { readonly mode: Mode; readonly onChange: () => void }) {
  const { t } = useTranslation('scoring');
  if (mode === 'type') return <TypeSheet {...part} />;
  if (mode === 'conflict') return <ConflictList {...part} />;
  if (mode === 'second') return <SecondPerson {...part} onChange={onChange} />;
  return (
    <>
      {mode === 'approved' ? <p role="note">{t('approved')}</p> : null}
      <ReadSheet sheet={part.sheet} />
      {mode === 'read' ? (
        <div className={styles.actions}>
          <Button onClick={onChange}>{t('second.change')}</Button>
        </div>
      ) : null}
    </>
  );
}
