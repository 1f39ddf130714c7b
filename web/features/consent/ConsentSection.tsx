import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { PUBLISHED_FORMS } from '../../../shared/domain/consent/publishedName.ts';
import { FormSection } from '../../forms/Form.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useBoundField } from '../../forms/useBoundField.ts';
import type { ConsentValues } from './consentValues.ts';
import { WaiverInput } from './WaiverInput.tsx';

interface ConsentSectionProps {
  readonly kind: EntryKind;
  /** The waiver to sign; null where there is none, or it is signed already. */
  readonly waiver: string | null;
}

/** The last part of an entry form: the waiver, and how the skater's name is published. */
export function ConsentSection({ kind, waiver }: ConsentSectionProps) {
  const { t } = useTranslation('consent');
  if (waiver === null && kind === 'team') return null;
  return (
    <FormSection title={t(waiver === null ? 'publishedOn' : 'title')}>
      {waiver === null ? null : <BoundWaiver text={waiver} isCoach={kind === 'team'} />}
      {kind === 'team' ? null : (
        <FormSelect<ConsentValues>
          name="publishAs"
          label={t('publishAs')}
          hint={t('publishAsHint')}
          options={PUBLISHED_FORMS.map((value) => ({ value, label: t(`publishedForms.${value}`) }))}
        />
      )}
    </FormSection>
  );
}

function BoundWaiver({ text, isCoach }: { readonly text: string; readonly isCoach: boolean }) {
  const { ref: agreesRef, ...agrees } = useBoundField<ConsentValues, boolean>('waiver.agrees');
  const { ref: signedByRef, ...signedBy } = useBoundField<ConsentValues, string>('waiver.signedBy');
  return (
    <WaiverInput
      text={text}
      isCoach={isCoach}
      agrees={agrees}
      agreesRef={agreesRef}
      signedBy={signedBy}
      signedByRef={signedByRef}
    />
  );
}
