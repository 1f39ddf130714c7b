import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { isApiError } from '../../api/ApiError.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form, FormRow, FormSection } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { paths } from '../../paths.ts';
import type { Change } from './change.ts';
import { type Correction, correctionBody, correctionFields, correctionOf } from './correction.ts';
import { sendChange } from './sendChange.ts';

interface CorrectionFormProps {
  readonly change: Change;
  readonly competition: Competition;
  readonly onOutdated: () => void;
}

/** Names, and the numbers and addresses people are found by: what can be corrected once entries have closed. */
export function CorrectionForm({ change, competition, onOutdated }: CorrectionFormProps) {
  const { t } = useTranslation(['entryChanges', 'entries', 'groupEntries']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { correctionsUntil, timeZone } = competition;
  const form = useContractForm<Correction>({
    defaultValues: correctionOf(change),
    resolver: contractResolver<Correction>('updateEntry', {
      toBody: (values) => correctionBody(values, change, competition),
    }),
    refusalText,
    onSubmit: async (values) => {
      const body = correctionBody(values, change, competition);
      const { data: entry } = await sendChange(change, body, { reason: '' }).catch((thrown: unknown) => {
        if (isApiError(thrown, 'VersionConflict')) onOutdated();
        throw thrown;
      });
      for (const queryKey of [['listMyEntries'], ['getEntry'], ['getEntryToChange']])
        await queries.invalidateQueries({ queryKey });
      await navigate(paths.success(entry.id));
    },
  });
  return (
    <Form form={form} label={t('corrections.title')} submitLabel={t('corrections.save')}>
      <FormSection
        title={t('corrections.title')}
        text={t('corrections.text', {
          when: correctionsUntil === null ? '' : formatInstant(correctionsUntil, timeZone),
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
