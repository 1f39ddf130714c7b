import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { MusicRulesAnswer } from '../../../../shared/contract/entering/music/music.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormDateTime } from '../../../forms/FormDateTime.tsx';
import { FormMoney } from '../../../forms/FormMoney.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface RulesValues {
  isCollected: boolean;
  /** A UTC instant; '' for none. */
  until: string;
  takesLate: boolean;
  /** Minor units; null for none. */
  lateFee: number | null;
  licence: string;
}

interface MusicRulesFormProps {
  readonly competition: Competition;
  readonly rules: MusicRulesAnswer;
}

/** Whether music is collected, until when, and what families agree to. */
export function MusicRulesForm({ competition, rules }: MusicRulesFormProps) {
  const { t } = useTranslation('music');
  const toRequest = (values: RulesValues) => ({
    isCollected: values.isCollected,
    until: values.until === '' ? null : values.until,
    takesLate: values.takesLate,
    lateFee: values.takesLate ? (values.lateFee ?? 0) : 0,
    licence: values.licence.trim() === '' ? null : values.licence,
    version: rules.version,
  });
  const [resolver] = useState(() => contractResolver<RulesValues>('updateMusicRules', { toRequest }));
  const form = useContractForm<RulesValues>({
    defaultValues: {
      isCollected: rules.isCollected,
      until: rules.until ?? '',
      takesLate: rules.takesLate,
      lateFee: rules.lateFee === 0 ? null : rules.lateFee,
      licence: rules.licence ?? '',
    },
    resolver,
    errorMessage: (thrown) =>
      isApiError(thrown, 'VersionConflict') ? t('rules.changed') : errorMessage(thrown),
    onSubmit: async (values) => {
      const params = { competitionId: competition.id };
      await call('updateMusicRules', { params, body: toRequest(values) });
      await whenRefetched();
      showToast(t('rules.saved'));
    },
  });
  return (
    <Stack gap={4}>
      <Form form={form} label={t('rules.title')} submitLabel={t('rules.save')}>
        <FormCheckbox<RulesValues>
          name="isCollected"
          title={t('rules.collect')}
          detail={t('rules.collectDetail')}
        />
        <CollectedFields control={form.methods.control} competition={competition} />
      </Form>
    </Stack>
  );
}

interface CollectedFieldsProps {
  readonly control: ReturnType<typeof useContractForm<RulesValues>>['methods']['control'];
  readonly competition: Competition;
}

function CollectedFields({ control, competition }: CollectedFieldsProps) {
  const { t } = useTranslation('music');
  const [isCollected, takesLate] = useWatch({ control, name: ['isCollected', 'takesLate'] });
  if (!isCollected) return null;
  return (
    <>
      <FormDateTime<RulesValues>
        name="until"
        label={t('rules.until')}
        hint={t('rules.untilHint')}
        optional
        timeZone={competition.timeZone}
        usualTime="23:59"
      />
      <FormCheckbox<RulesValues>
        name="takesLate"
        title={t('rules.takesLate')}
        detail={t('rules.takesLateDetail')}
      />
      {takesLate ? (
        <FormMoney<RulesValues>
          name="lateFee"
          label={t('rules.lateFee')}
          hint={t('rules.lateFeeHint')}
          optional
          currency={competition.currency}
        />
      ) : null}
      <FormTextArea<RulesValues>
        name="licence"
        label={t('rules.licence')}
        hint={t('rules.licenceHint')}
        optional
        maxLength={2_000}
        rows={3}
      />
    </>
  );
}
