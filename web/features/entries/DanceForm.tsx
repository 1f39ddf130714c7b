import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { chosenEvents, eventsOf } from '../../entries/eventChoice.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { useSession } from '../../session/useSession.ts';
import {
  asksPartner,
  COUPLE_SHOWN_AT,
  danceBody,
  danceErrors,
  EMPTY_COUPLE,
  forNextCouple,
  valuesOfCouple,
  type DanceEntryValues,
} from './danceEntry.ts';
import { EligibilitySection } from './EligibilitySection.tsx';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryOf.tsx';
import { EventsSection } from './EventsSection.tsx';
import { KeepInAccount } from './KeepInAccount.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PartnerSection } from './PartnerSection.tsx';
import { PriceNote } from './PriceNote.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from './SkaterSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useEntryPrice } from './useEntryPrice.ts';
import { useFamilyHome } from './useFamilyHome.ts';
import { useFamily } from './useFamily.ts';

/** A couple's entry in one event or several. */
export function DanceForm(props: EntryFormProps) {
  const { competition, form: offered, rinks, places, change, onOutdated } = props;
  const { t } = useTranslation('entries');
  const { user } = useSession();
  const family = useFamily(user);
  // Who is changed is somebody already.
  const known = change ? [] : family.skaters;
  const [isKept, setIsKept] = useState(true);
  const price = useEntryPrice('dance', competition, offered, places, change);
  const { form: entryForm } = price;
  const { questions, lateFees } = offered;
  const { currency, timeZone } = competition;

  const form = useEntryForm<DanceEntryValues, ReturnType<typeof danceBody>>({
    kind: 'dance',
    competitionId: competition.id,
    change,
    onOutdated,
    initialValues: (draft) => ({
      ...EMPTY_COUPLE,
      ...(change && valuesOfCouple(change)),
      ...draft,
    }),
    toBody: (values) => {
      const body = danceBody(values, competition, entryForm);
      return price.toSend(body, { event: [body.event].flat(), skaters: 0 });
    },
    shownAt: COUPLE_SHOWN_AT,
    also: (values) => danceErrors(values, competition, entryForm),
    send: (sent) => call('submitDanceEntry', sent),
    next: forNextCouple,
    onEntered: async (values) => {
      if (family.hasAccount && isKept && !change) await family.keep(values);
    },
  });
  useFamilyHome(form.methods, known);

  const groups = eventsOf(entryForm, 'dance');
  const events = chosenEvents(groups, form.methods.watch('event'));
  const wanted = { event: events.map(({ id }) => id), skaters: 0 };
  const fee = price.feeOf(wanted);
  const changing = price.changingTo(wanted);

  return (
    <EntryFormFrame
      kind="dance"
      competition={competition}
      form={form}
      changing={changing}
      total={{
        amount: formatAmount(fee.totalPrice, currency),
        detail: t('chosen', { count: events.length }),
      }}
    >
      <SkaterSection startDate={competition.startDate} rinks={rinks} family={known} />
      <MembershipSection endDate={competition.endDate} />
      {family.hasAccount && !change ? <KeepInAccount isKept={isKept} onChange={setIsKept} /> : null}
      <PartnerSection
        isAsked={asksPartner(entryForm, wanted.event)}
        startDate={competition.startDate}
        endDate={competition.endDate}
        family={family.skaters}
      />
      <QuestionsSection questions={questions} kind="dance" />
      <EventsSection
        groups={groups}
        chosen={events}
        fee={fee}
        currency={currency}
        timeZone={timeZone}
        places={places}
        note={<PriceNote changing={changing} competition={competition} lateFees={lateFees} />}
      />
      <EligibilitySection
        kind="dance"
        competition={competition}
        form={entryForm}
        entryId={change?.entry.id}
      />
    </EntryFormFrame>
  );
}
