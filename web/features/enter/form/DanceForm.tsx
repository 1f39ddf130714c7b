import { call } from '../../../api/client.ts';
import {
  asksPartner,
  COUPLE_SHOWN_AT,
  danceBody,
  danceErrors,
  EMPTY_COUPLE,
  forNextCouple,
  valuesOfCouple,
} from './danceEntry.ts';
import type { EntryFormProps } from './EntryOf.tsx';
import { PartnerSection } from '../person/PartnerSection.tsx';
import { SkaterEntryForm } from './SkaterEntryForm.tsx';

/** A couple's entry in one event or several. */
export function DanceForm(props: EntryFormProps) {
  return (
    <SkaterEntryForm
      {...props}
      kind="dance"
      empty={EMPTY_COUPLE}
      valuesOf={valuesOfCouple}
      toBody={danceBody}
      shownAt={COUPLE_SHOWN_AT}
      also={danceErrors}
      send={(sent) => call('submitDanceEntry', sent)}
      next={forNextCouple}
      partner={(form, chosen, family) => (
        <PartnerSection isAsked={asksPartner(form, chosen)} competition={props.competition} family={family} />
      )}
    />
  );
}
