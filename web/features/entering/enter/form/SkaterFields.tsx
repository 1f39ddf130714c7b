import { useWatch } from 'react-hook-form';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { type EventAvailability, EventPicker, offeredEvents } from '../../entries/index.ts';
import { SkaterSection } from '../person/SkaterSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import type { EntryFieldsProps } from './entryFormKind.ts';
import type { IndividualEntryValues } from './individualEntry.ts';

/** The fields of an entry of one skater, alone or with a partner, in one event or several. */
export function SkaterFields(props: EntryFieldsProps) {
  const { kind, competition, form, rinks, places, isNew, family, keeping, skaterChoice } = props;
  return (
    <>
      <SkaterSection
        competition={competition}
        rinks={rinks}
        family={isNew ? family : []}
        skaterChoice={skaterChoice}
        keeping={keeping}
        coach={props.coach}
      />
      {skaterChoice.isMade ? (
        <>
          <EventsSection kind={kind.kind} form={form} places={places} />
          {kind.Partner ? <kind.Partner {...props} /> : null}
          <QuestionsSection questions={form.questions} kind={kind.kind} />
          {props.consent}
          {props.eligibility}
        </>
      ) : null}
    </>
  );
}

interface EventsSectionProps {
  readonly kind: EntryKind;
  readonly form: Form;
  /** Availability by event. */
  readonly places: ReadonlyMap<string, EventAvailability>;
}

/** The choice of events. */
function EventsSection({ kind, form, places }: EventsSectionProps) {
  const { t } = useTranslation('entries');
  const level = useWatch<IndividualEntryValues, 'highestIsiTestLevel'>({ name: 'highestIsiTestLevel' });
  const { value, onChange, error, ref } = useBoundField<IndividualEntryValues, string[]>('event');
  return (
    <FormSection title={t('sections.events')}>
      <EventPicker
        groups={offeredEvents(form, kind)}
        level={level}
        value={value}
        onChange={onChange}
        error={error}
        ref={ref}
        places={places}
      />
    </FormSection>
  );
}
