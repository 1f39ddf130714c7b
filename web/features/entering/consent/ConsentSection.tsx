import { type FieldValues, useWatch } from 'react-hook-form';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import {
  DEFAULT_PUBLISHED_FORM,
  type PublishedForm,
} from '../../../../shared/domain/people/consent/publishedName.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useBoundField } from '../../../forms/useBoundField.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicNameInput } from './PublicNameInput.tsx';
import { WaiverInput } from './WaiverInput.tsx';
import { type ConsentValues, nameToShow } from './consentValues.ts';

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

interface BoundPublicNameProps {
  /** Where the person's fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly label: string;
  readonly rinks: readonly Rink[];
}

/** The name in public of a person of an entry form; the given name follows the full name until it is typed. */
function BoundPublicName({ within, label, rinks }: BoundPublicNameProps) {
  const fullName = useWatch({ name: `${within}fullName` }) as string;
  const homeRink = useWatch({ name: 'homeIsiRink' }) as string;
  const form = useBoundField<FieldValues, PublishedForm | undefined>(`${within}publishAs`);
  const given = useBoundField<FieldValues, string | null>(`${within}givenName`);
  return (
    <PublicNameInput
      label={label}
      fullName={fullName}
      rink={rinks.find(({ id }) => id === homeRink)?.name ?? homeRink}
      publishAs={form.value ?? DEFAULT_PUBLISHED_FORM}
      onPublishAs={form.onChange}
      publishAsRef={form.ref}
      givenName={nameToShow({ fullName, givenName: given.value })}
      onGivenName={given.onChange}
      givenNameRef={given.ref}
      onBlur={given.onBlur}
      error={given.error}
    />
  );
}
