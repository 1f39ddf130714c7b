import { call } from '../../../api/client.ts';
import {
  isPartnerAsked,
  COUPLE_FIELD_ALIASES,
  coupleRequest,
  coupleErrors,
  EMPTY_COUPLE,
  valuesForNextCouple,
  coupleValuesOf,
} from './coupleEntry.ts';
import type { EntryFormProps } from './EntryFormLoader.tsx';
import { PartnerSection } from '../person/PartnerSection.tsx';
import { SkaterEntryForm } from './SkaterEntryForm.tsx';

/** A couple's entry in one event or several. */
export function CoupleForm(props: EntryFormProps) {
  return (
    <SkaterEntryForm
      {...props}
      kind="dance"
      empty={EMPTY_COUPLE}
      valuesOf={coupleValuesOf}
      toRequest={coupleRequest}
      fieldAliases={COUPLE_FIELD_ALIASES}
      extraValidation={coupleErrors}
      send={(sent) => call('submitDanceEntry', sent)}
      next={valuesForNextCouple}
      partner={(form, chosen, family) => (
        <PartnerSection
          isAsked={isPartnerAsked(form, chosen)}
          competition={props.competition}
          family={family}
        />
      )}
    />
  );
}
