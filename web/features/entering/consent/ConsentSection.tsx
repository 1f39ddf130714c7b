import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useBoundField } from '../../../forms/useBoundField.ts';
import { BoundPublicName } from './BoundPublicName.tsx';
import type { ConsentValues } from './consentValues.ts';
import { WaiverInput } from './WaiverInput.tsx';

interface ConsentSectionProps {
  readonly kind: EntryKind;
  /** The waiver to sign; null where there is none, or it is signed already. */
  readonly waiver: string | null;
  readonly rinks: readonly Rink[];
  /** Whether the partner's name is asked too. */
  readonly hasPartner: boolean;
}

/** The last part of an entry form: the waiver, and how the skaters' names are published. */
export function ConsentSection({ kind, waiver, rinks, hasPartner }: ConsentSectionProps) {
  const { t } = useTranslation('consent');
  if (waiver === null && kind === 'team') return null;
  return (
    <FormSection title={t(waiver === null ? 'publishedOn' : 'title')}>
      {waiver === null ? null : <BoundWaiver text={waiver} isCoach={kind === 'team'} />}
      {kind === 'team' ? null : <BoundPublicName within="" label={t('publishAs')} rinks={rinks} />}
      {hasPartner ? <BoundPublicName within="partner." label={t('publishPartnerAs')} rinks={rinks} /> : null}
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
