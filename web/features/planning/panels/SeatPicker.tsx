import { useId, useState } from 'react';
import type { CompetitionPanels, ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import type { SeatRule } from '../../../../shared/domain/planning/panels/seatRule.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ConcernedFlights } from './ConcernedFlights.tsx';
import { eligibleJudges, excludedJudges, type SeatAt, sharesRink } from './openSeats.ts';
import styles from './Panels.module.css';
import type { PanelWords } from './usePanelWords.ts';

interface SeatPickerProps {
  readonly stored: CompetitionPanels;
  /** The seat as it was when the dialog opened. */
  readonly at: SeatAt;
  readonly words: PanelWords;
  readonly onClose: () => void;
}

const NOBODY = '';

/** The choice of a judge: first those who may, of other rinks and by fewest panels, then the others with the rule and a reason to give. */
export function SeatPicker({ stored, at, words, onClose }: SeatPickerProps) {
  const { panel, index, seat } = at;
  const { t } = useTranslation('panels');
  const name = useId();
  const [chosen, setChosen] = useState(seat.coachId ?? NOBODY);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const rules = new Map(
    seat.excluded.flatMap(({ rule, coachIds }) => coachIds.map((id) => [id, rule] as const)),
  );
  const ofSameRink = (judge: ListedJudge) => sharesRink(at, judge, stored.judges);
  const eligible = eligibleJudges(seat, stored.judges, ofSameRink);
  const seated = stored.judges.find(({ id }) => id === seat.coachId);
  const excluded = excludedJudges(seat, stored.judges);
  const broken = chosen === seat.coachId ? null : (rules.get(chosen) ?? null);
  const isReasonMissing = broken !== null && reason.trim() === '';

  const save = async () => {
    if (isSaving) return;
    if (chosen === (seat.coachId ?? NOBODY)) {
      onClose();
      return;
    }
    if (isReasonMissing) {
      setRefusal(t('choose.reasonMissing'));
      return;
    }
    setIsSaving(true);
    setRefusal('');
    try {
      const coachId = chosen === NOBODY ? null : chosen;
      const changes = [{ panelId: panel.id, seat: index, before: seat.coachId, coachId }];
      await call('updatePanels', {
        params: { competitionId: stored.competition.id },
        body: { generation: stored.generation, changes, ...(broken && { reason: reason.trim() }) },
      });
      showToast(t('choose.saved'));
      onClose();
    } catch (thrown) {
      setRefusal(messageOf(thrown));
      void refetchChanged('updatePanels');
    } finally {
      setIsSaving(false);
    }
  };

  /** The judge in the seat now, after another organiser was first. */
  function messageOf(thrown: unknown): string {
    if (!isApiError(thrown)) return String(thrown);
    const [now] = thrown.changed;
    if (thrown.code === 'VersionConflict' && now)
      return now.name === '' ? t('choose.conflictOpen') : t('choose.conflict', { name: now.name });
    return thrown.errors[0]?.message ?? errorMessage(thrown) ?? thrown.message;
  }

  const option = (judge: ListedJudge, rule: SeatRule | null) => (
    <li key={judge.id}>
      <CheckboxCard
        isOneOf
        name={name}
        title={rule === null ? judge.name : words.judge(judge.id)}
        detail={
          rule
            ? t(`rules.${rule}`)
            : [
                ofSameRink(judge) ? t('seats.sharesRink') : '',
                formatList(judge.certificates.map((one) => t(`certificates.${one}`))),
                formatList(judge.rinks),
              ]
                .filter(Boolean)
                .join(' · ')
        }
        aside={t('choose.duties', { count: judge.duties })}
        checked={chosen === judge.id}
        onChange={() => setChosen(judge.id)}
      />
    </li>
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('seats.of', { seat: words.seat(panel, index), panel: words.place(panel) })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {t('choose.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4} className={styles.picker}>
        <ConcernedFlights panel={panel} index={index} />
        {seated && seat.broken ? (
          <>
            <h3>{t('choose.seated')}</h3>
            <Stack role="list" as="ul" gap={2} minContent>
              {option(seated, seat.broken)}
            </Stack>
          </>
        ) : null}
        <h3>{t('choose.eligible')}</h3>
        <Stack role="list" as="ul" gap={2} minContent>
          {seated && !seat.broken ? option(seated, null) : null}
          {eligible.map((judge) => option(judge, null))}
          <li>
            <CheckboxCard
              isOneOf
              name={name}
              title={t('choose.nobody')}
              checked={chosen === NOBODY}
              onChange={() => setChosen(NOBODY)}
            />
          </li>
        </Stack>
        {eligible.length === 0 && (!seated || seat.broken) ? (
          <p className={styles.warn}>{t('choose.noneEligible')}</p>
        ) : null}
        {excluded.length > 0 ? (
          <details>
            <summary className={styles.more}>{t('choose.excluded', { count: excluded.length })}</summary>
            <Stack role="list" as="ul" gap={2} minContent>
              {excluded.map((judge) => option(judge, rules.get(judge.id) ?? null))}
            </Stack>
          </details>
        ) : null}
        {broken ? (
          <TextField
            label={t('choose.reason')}
            hint={t('choose.reasonHint')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        {refusal ? (
          <Text role="alert" tone="bad">
            {refusal}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
