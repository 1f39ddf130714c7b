import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { cloneName } from '../../../../shared/domain/entering/competitions/cloneName.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { DEFAULT_CURRENCY } from '../../../../shared/domain/core/money/currency.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { CompetitionHistory } from '../competitionSetup/index.ts';
import { ShiftedDates } from './ShiftedDates.tsx';
import type { AdminCompetitionRow } from './competitionRow.ts';
import type { OpenDialog } from './useRowActions.ts';

const resolver = contractResolver<CloneValues>('cloneCompetition');

interface CompetitionDialogsProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

/** The dialogs of a row's menu. */
export function CompetitionDialogs({ dialog, onClose }: CompetitionDialogsProps) {
  const rinks = useQuery({ ...requestQuery('listRinks'), enabled: dialog.name === 'history' });
  if (dialog.name === 'discard') return <DiscardDraft draft={dialog.row} onClose={onClose} />;
  if (dialog.name === 'clone') return <CloneCompetition competition={dialog.row} onClose={onClose} />;
  const { id, name, timeZone, currency } = dialog.row;
  const competition = { id, name, timeZone: timeZone ?? 'UTC', currency: currency ?? DEFAULT_CURRENCY };
  return <CompetitionHistory competition={competition} rinks={rinks.data ?? []} onClose={onClose} />;
}

interface DiscardDraftProps {
  readonly draft: AdminCompetitionRow;
  readonly onClose: () => void;
}

/** Confirms the deletion of a draft, which cannot be undone. */
function DiscardDraft({ draft, onClose }: DiscardDraftProps) {
  const { t } = useTranslation(['competitionAdmin', 'common']);
  const discard = async () => {
    const { id, name, version } = draft;
    try {
      await call('deleteCompetitionDraft', { params: { competitionId: id }, body: { version } });
      showToast(t('discard.done', { name }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
      void refetchChanged('deleteCompetitionDraft');
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('discard.title', { name: draft.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="danger" onClick={() => void discard()}>
            {t('actions.discard')}
          </Button>
        </>
      }
    >
      <p>{t('discard.text')}</p>
    </Dialog>
  );
}

interface CloneCompetitionProps {
  readonly competition: Competition;
  readonly onClose: () => void;
}

/** Asks for the first day of the new season, previews the shifted dates and opens the draft. */
function CloneCompetition({ competition, onClose }: CloneCompetitionProps) {
  const { t } = useTranslation('competitionAdmin');
  return (
    <Dialog isOpen onClose={onClose} title={t('clone.title', { name: competition.name })}>
      <p>{t('clone.text')}</p>
      <CloneForm competition={competition} onClose={onClose} />
    </Dialog>
  );
}

function CloneForm({ competition, onClose }: CloneCompetitionProps) {
  const { t } = useTranslation(['competitionAdmin', 'common']);
  const navigate = useNavigate();
  const form = useContractForm<CloneValues>({
    defaultValues: proposedClone(competition, dayIn(currentTime(), competition.timeZone)),
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('cloneCompetition', { params: { competitionId: competition.id }, body });
      await whenRefetched();
      showToast(t('clone.done', { name: data.name }));
      await navigate(paths.setUp(data.id));
    },
  });
  const { control, subscribe, getValues, setValue } = form.methods;
  const startDate = useWatch({ control, name: 'startDate' });
  useEffect(() => {
    let before = { ...getValues() };
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = { ...values };
        const isWhole = /^(19|20)\d\d-/.test(now.startDate);
        const name = isWhole && now.startDate !== before.startDate ? nameAfter(before, now) : now.name;
        if (isWhole) before = { ...now, name };
        if (name !== now.name) setValue('name', name);
      },
    });
    function nameAfter(old: CloneValues, now: CloneValues): string {
      return followingName(competition, { ...now, startDate: old.startDate }, now.startDate);
    }
  }, [competition, subscribe, getValues, setValue]);
  return (
    <Form
      form={form}
      label={t('clone.title', { name: competition.name })}
      submitLabel={t('clone.confirm')}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      <FormDate<CloneValues> name="startDate" label={t('clone.startDate')} hint={t('clone.startDateHint')} />
      <FormTextField<CloneValues> name="name" label={t('clone.name')} autoComplete="off" />
      <ShiftedDates competition={competition} startDate={startDate} />
    </Form>
  );
}

interface CloneValues {
  startDate: string;
  name: string;
}

const WEEKS_OF_A_YEAR = 52 * 7;

/**
 * A clone's likely values: the same weekday a year later, or as many years later as it takes not to
 * begin in the past, and the name with its year moved along.
 * @param today `YYYY-MM-DD`
 */
export function proposedClone({ name, startDate }: Competition, today: string): CloneValues {
  let next = shiftDay(startDate, WEEKS_OF_A_YEAR);
  while (next <= today) next = shiftDay(next, WEEKS_OF_A_YEAR);
  return { startDate: next, name: cloneName(name, startDate, next) };
}

/** The name for another first day, unless a person typed one. */
export function followingName(competition: Competition, before: CloneValues, startDate: string): string {
  const { name, startDate: from } = competition;
  const isProposed = before.name === cloneName(name, from, before.startDate);
  return isProposed ? cloneName(name, from, startDate) : before.name;
}
