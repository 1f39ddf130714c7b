import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import {
  CORRECTION_REASONS,
  type CorrectionReason,
} from '../../../../shared/contract/day/results/results.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { stackClasses } from '../../../ui/look.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { marksOutside } from '../../../../shared/domain/day/results/marksOutside.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import type { MarkRange } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { rangeText, unitOf } from './seatOfSheet.ts';
import { canBePreviewed, changesOf, limitsExceeded, type ResultCorrection } from './correction.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { MedalsGiven } from './MedalsGiven.tsx';
import { PlacesAfter } from './PlacesAfter.tsx';
import { StandingSheet } from './StandingSheet.tsx';

interface CorrectDialogProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly onClose: () => void;
}

/** Proposes one correction of one skater, beside the sheet, the mark that stands and the new places. */
export function CorrectDialog({ params, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('corrections');
  const stored = useQuery(requestQuery('getCorrection', { params, quiet: true }));
  if (stored.data) return <ProposalForm {...{ params, onClose }} flight={stored.data} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {stored.isPending ? (
        <Spinner />
      ) : (
        <Text tone="bad" role="alert">
          {t('failed')}
        </Text>
      )}
    </Dialog>
  );
}

/** The field that shows a refusal; the rest stands below the form. */
const fieldOf = (name: string): Field | null =>
  name === 'text' ? 'text' : /^(marks|penalties)\b/.test(name) ? 'value' : null;

type Field = 'reason' | 'text' | 'value';

/** @param props.flight as it was when the dialog opened or as somebody changed it since */
function ProposalForm({
  params,
  flight,
  onClose,
}: CorrectDialogProps & { readonly flight: CorrectableFlight }) {
  const { t } = useTranslation('corrections');
  const [reason, setReason] = useState<CorrectionReason | null>(null);
  const [text, setText] = useState('');
  const [correction, setCorrection] = useState<ResultCorrection>({
    programmeId: flight.rows[0]?.programmeId ?? '',
    what: 'mark',
    column: 0,
    penalty: '',
    value: '',
  });
  const [refusal, setRefusal] = useState<{ field: Field | null; message: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const row = flight.rows.find(({ programmeId }) => programmeId === correction.programmeId);
  const changes = changesOf(correction, flight, row);
  const unit = unitOf(flight);
  const limitsText = ({ least, most }: MarkRange) => {
    const [lowest, highest] = [markText(least, unit), markText(most, unit)];
    const [typed] = changes.marks;
    return flight.range && typed && typed.seat !== REFEREE
      ? t('limitsOfFlight', {
          mark: markText(typed.value, unit),
          ...rangeText(flight.range),
          lowest,
          highest,
        })
      : t('limits', { least: lowest, most: highest });
  };
  const limits = limitsExceeded(flight, changes);
  const impossible = limits && limitsText(limits);
  const [outside] =
    impossible === null
      ? marksOutside(changes, flight.range, flight.rules).filter(({ value }) => Number.isFinite(value))
      : [];
  const seat = correction.what === 'mark' ? flight.columns[correction.column]?.seat : undefined;
  const errorOf = (field: Field) => (refusal?.field === field ? refusal.message : undefined);
  const propose = async () => {
    if (reason === null) {
      setRefusal({ field: 'reason', message: t('chooseReason') });
      return;
    }
    if (impossible !== null) {
      setRefusal({ field: 'value', message: impossible });
      return;
    }
    setRefusal(null);
    setIsBusy(true);
    try {
      await call('correctResult', { params, body: { version: flight.version, reason, text, ...changes } });
      showToast(t('done.proposed'));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      // A state has no number: what is missing then stands below the form.
      const field = first && correction.what !== 'state' ? fieldOf(first.field) : null;
      const by = isApiError(thrown, 'CorrectionProposed') ? thrown.by : null;
      // A number that was not typed has no field of its own in the call.
      const typed = first?.code === 'NotNull' && field === 'value' ? t('number') : first?.message;
      const message = by === null ? typed : t('alreadyProposed', { name: by });
      setRefusal({ field, message: message ?? errorMessage(thrown) ?? String(thrown) });
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" aria-busy={isBusy} onClick={() => void propose()}>
            {outside ? t('proposeOutside', { mark: markText(outside.value, unit) }) : t('propose')}
          </Button>
        </>
      }
    >
      <div className={stackClasses(4)} ref={form}>
        <NativeSelect
          label={t('reason')}
          options={CORRECTION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          placeholder={t('chooseReason')}
          error={errorOf('reason')}
          onChange={(value) => setReason(CORRECTION_REASONS.find((one) => one === value) ?? null)}
        />
        <TextField
          label={t('text')}
          value={text}
          error={errorOf('text')}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
        />
        <CorrectionFields
          flight={flight}
          correction={correction}
          error={impossible ?? errorOf('value')}
          onChange={(change) => setCorrection((before) => ({ ...before, ...change }))}
        />
        {canBePreviewed(flight, changes) ? (
          <>
            <DifferenceList flight={flight} changes={changes} />
            <PlacesAfter flight={flight} changes={changes} />
            <MedalsGiven flight={flight} changes={changes} />
          </>
        ) : (
          <>
            {seat === undefined || seat === 'referee' ? null : (
              <StandingSheet flight={flight} seat={seat} programmeId={correction.programmeId} />
            )}
            <Text soft size="sm">
              {t('places.notYet')}
            </Text>
            <MedalsGiven flight={flight} changes={null} />
          </>
        )}
        <Text soft size="sm">
          {t('note')}
        </Text>
        {refusal && refusal.field === null ? (
          <Text role="alert" tone="bad">
            {refusal.message}
          </Text>
        ) : null}
      </div>
    </Dialog>
  );
}
