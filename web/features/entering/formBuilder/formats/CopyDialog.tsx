import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { requestQuery } from '../../../../api/queries.ts';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { formatDays } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ComboBox } from '../../../../ui/ComboBox.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { copyTypedForm, type FormContext } from './copyForm.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';

/** Longer lists have a search. */
const LONG_LIST = 15;

interface CopyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isEmpty: boolean;
  readonly about: FormContext;
}

/** Copies the form of another competition, published or archived. */
export function CopyDialog(props: CopyDialogProps) {
  return <OutsideForm>{props.isOpen ? <OpenDialog {...props} /> : null}</OutsideForm>;
}

function OpenDialog({ isOpen, onClose, isEmpty, about }: CopyDialogProps) {
  const { t } = useTranslation(['formBuilder', 'common']);
  const { setValue } = useFormContext<FormBuilderValues>();
  const [competitionId, setCompetitionId] = useState('');
  const published = useQuery(requestQuery('listCompetitions'));
  const archived = useQuery(requestQuery('listCompetitions', { query: { state: 'archived' } }));
  const all = [...(published.data ?? []), ...(archived.data ?? [])].sort((one, other) =>
    other.startDate.localeCompare(one.startDate),
  );
  const source = all.find(({ id }) => id === competitionId);
  const form = useQuery({
    ...requestQuery('getForm', { params: { formId: source?.formId ?? '' } }),
    enabled: source !== undefined,
  });
  const failed = [published, archived, form].find(({ isError }) => isError);
  const isReady = source && form.data;
  const choice = {
    label: t('copy.competition'),
    onChange: setCompetitionId,
    options: all.map(({ id, name, startDate, endDate }) => ({
      value: id,
      label: name,
      detail: formatDays(startDate, endDate),
    })),
  };
  const copy = () => {
    if (!isReady) return;
    const values = copyTypedForm(form.data, source, about);
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof FormBuilderValues, value, { shouldDirty: true });
    }
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('copy.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="primary" disabledReason={isReady ? undefined : t('copy.first')} onClick={copy}>
            {t('copy.copy')}
          </Button>
        </>
      }
    >
      <Text soft size="sm">
        {t('copy.text')} {isEmpty ? '' : t('copy.replaces')}
      </Text>
      {published.isPending || archived.isPending ? <Spinner /> : null}
      {failed ? <ErrorState onRetry={() => void failed.refetch()} /> : null}
      {all.length > LONG_LIST ? (
        <ComboBox {...choice} value={competitionId} />
      ) : (
        <Select {...choice} value={competitionId || null} />
      )}
      {source && form.data ? (
        <p role="status">
          {t('copy.holds', {
            formats: t('formatCount', { count: form.data.formats.length }),
            events: t('eventCount', {
              count: form.data.formats.reduce((sum, { events }) => sum + events.length, 0),
            }),
          })}{' '}
          {source.currency === about.currency ? t('copy.prices') : t('copy.noPrices', { ...source })}
        </p>
      ) : null}
    </Dialog>
  );
}
