import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { correctionsEnd } from '../../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { usePresent } from '../../../../ui/now.ts';
import { correctionsEndText } from '../../entries/index.ts';
import { type ChangedState, changeNotice } from '../../myEntries/index.ts';
import type { OpenedChange } from './openedChange.ts';
import { type Correction, correctionRequest, correctionFields, correctionOf } from './correction.ts';
import { ConcurrentChangeNotice } from './ConcurrentChangeNotice.tsx';
import { sendChange } from './sendChange.ts';
import { useConcurrentChange } from './useConcurrentChange.ts';

interface CorrectionFormProps {
  readonly change: OpenedChange;
  readonly competition: Competition;
  readonly onOutdated: () => Promise<void>;
}

/** The form for corrections: names, numbers and addresses, once registration has closed. */
export function CorrectionForm({ change, competition, onOutdated }: CorrectionFormProps) {
  const { t } = useTranslation(['entryChanges', 'entries', 'groupEntries']);
  const navigate = useNavigate();
  const { timeZone } = competition;
  const corrections = usePresent((now) => correctionsEnd(competition, now));
  const { sendUnlessMet, keepMine } = useConcurrentChange(change, onOutdated);
  const form = useContractForm<Correction>({
    defaultValues: correctionOf(change),
    resolver: contractResolver<Correction>('updateEntry', {
      toRequest: (values) => correctionRequest(values, change, competition),
    }),
    errorMessage,
    onSubmit: async (values) => {
      const body = correctionRequest(values, change, competition);
      const sent = await sendUnlessMet(() => sendChange(change, body, { reason: '' }));
      if (!sent) return;
      const state: ChangedState = { changed: changeNotice(change.entry.events, sent.data.events) };
      await navigate(paths.entry(sent.data.id), { state });
    },
  });
  const saveMine = () => {
    keepMine();
    void form.submit();
  };
  return (
    <Form form={form} label={t('corrections.title')} submitLabel={t('corrections.save')}>
      <ConcurrentChangeNotice change={change} timeZone={timeZone} onMine={saveMine} />
      <FormSection
        title={t('corrections.title')}
        text={t('corrections.text', {
          when: correctionsEndText(corrections, timeZone),
        })}
      >
        {correctionFields(change).map((row) => (
          <FormRow key={row[0]?.name}>
            {row.map(({ name, label, number }) => (
              <FormTextField<Correction>
                key={name}
                name={name}
                label={
                  number === undefined
                    ? t(label)
                    : `${t('corrections.member', { row: number })} · ${t(label)}`
                }
                autoComplete="off"
              />
            ))}
          </FormRow>
        ))}
      </FormSection>
    </Form>
  );
}
