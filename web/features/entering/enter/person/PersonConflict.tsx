import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { fieldText } from '../../../people/skaterFields/index.ts';
import { ConflictNotice } from '../../../../forms/ConflictNotice.tsx';
import type { VersionedForm } from '../../../../forms/useVersionedForm.ts';
import type { PartnerValues } from '../form/coupleEntry.ts';

const LABELS = {
  fullName: 'person.fullName',
  gender: 'person.gender',
  birthdate: 'person.birthdate',
  isi: 'person.isi',
  expDate: 'person.expDate',
  highestIsiTestLevel: 'person.level',
  email: 'own.email',
} as const satisfies Record<keyof PartnerValues, string>;

type PersonConflictProps = Pick<VersionedForm<PartnerValues, never>, 'conflict' | 'choose' | 'dismiss'>;

/** The conflict of a partner's typed data with an entry that was saved elsewhere. */
export function PersonConflict({ conflict, choose, dismiss }: PersonConflictProps) {
  const { t } = useTranslation('partner');
  if (!conflict) return null;
  return (
    <ConflictNotice
      conflict={conflict}
      onChoose={choose}
      onDismiss={dismiss}
      label={([field]) => t(LABELS[field as keyof PartnerValues])}
      show={([field], value) => fieldText(field, value)}
    />
  );
}
