import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { CODE_KINDS } from '../../../../shared/contract/core/roles.ts';
import type { CodePanel, DayCode } from '../../../../shared/contract/day/running/codes.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { endOfDay } from '../../../../shared/domain/core/dates/endOfDay.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormSegments } from '../../../forms/FormSegments.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { MadeCode } from './ShownCode.tsx';
import { useCodePanelWords } from './usePanelWords.ts';
import { useSeatWords } from './useSeatWords.ts';

interface CodeValues {
  kind: string;
  panelId: string;
  seat: string;
  label: string;
  until: string;
}

interface NewCodeProps {
  readonly competition: Competition;
  readonly panels: readonly CodePanel[];
  /** Those that work. */
  readonly codes: readonly DayCode[];
  readonly onMade: (code: MadeCode) => void;
  readonly onClose: () => void;
}

/** Makes a code: what for, for whom, until when. */
export function NewCode({ competition, panels, codes, onMade, onClose }: NewCodeProps) {
  const { t } = useTranslation(['codes', 'common']);
  const [panelWords, seatWords] = [useCodePanelWords(), useSeatWords()];
  const { id: competitionId, endDate, timeZone } = competition;
  const toRequest = ({ kind, panelId, seat, label, until }: CodeValues): BodyOf<'createCode'> => ({
    kind: kind as BodyOf<'createCode'>['kind'],
    panelId: kind === 'panel' && panelId !== '' ? panelId : null,
    seat: kind === 'panel' && seat !== '' ? seat : null,
    label,
    expiresAt: until === '' ? '' : endOfDay(until, timeZone),
  });
  const aliases = { expiresAt: 'until' };
  const today = dayIn(currentTime(), timeZone);
  const form = useContractForm<CodeValues>({
    defaultValues: {
      kind: 'checkIn',
      panelId: '',
      seat: '',
      label: '',
      until: endDate < today ? today : endDate,
    },
    resolver: contractResolver<CodeValues>('createCode', { toRequest, fieldAliases: aliases }),
    fieldAliases: aliases,
    errorMessage,
    onSubmit: async (values) => {
      const { data } = await call('createCode', { params: { competitionId }, body: toRequest(values) });
      onMade(data);
    },
  });
  const [kind, panelId, seat] = useWatch({
    control: form.methods.control,
    name: ['kind', 'panelId', 'seat'],
  });
  const panel = panels.find(({ id }) => id === panelId);
  const isPanel = kind === 'panel';
  const earlier = codes.find(
    (code) => code.kind === kind && (!isPanel || (code.panelId === panelId && code.seat === seat)),
  );
  return (
    <Form
      form={form}
      label={t('add')}
      submitLabel={t('create')}
      disabledReason={isPanel && panels.length === 0 ? t('noPanels') : undefined}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      <FormSegments<CodeValues>
        name="kind"
        label={t('fields.kind')}
        options={CODE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <Text soft size="sm">
        {t(`kindText.${CODE_KINDS.find((one) => one === kind) ?? 'checkIn'}`)}
      </Text>
      {isPanel && panels.length > 0 ? (
        <>
          <FormSelect<CodeValues>
            name="panelId"
            label={t('fields.panel')}
            placeholder={t('fields.choosePanel')}
            options={panels.map((one) => ({ value: one.id, label: panelWords(one) }))}
          />
          <FormSelect<CodeValues>
            name="seat"
            label={t('fields.seat')}
            placeholder={t('fields.chooseSeat')}
            disabled={!panel}
            options={(panel?.seats ?? []).map((value) => ({ value, label: seatWords(value) }))}
          />
        </>
      ) : null}
      {earlier ? (
        <Text role="status" size="sm">
          {t('earlier', {
            label: earlier.label,
            name: earlier.createdBy,
            when: formatInstant(earlier.createdAt, timeZone),
          })}
        </Text>
      ) : null}
      <FormTextField<CodeValues>
        name="label"
        label={t('fields.label')}
        hint={t('fields.labelHint')}
        maxLength={80}
        autoComplete="off"
      />
      <FormDate<CodeValues>
        name="until"
        label={t('fields.until')}
        hint={t('fields.untilHint')}
        earliest={today}
        latest={shiftDay(endDate, 1)}
      />
    </Form>
  );
}
