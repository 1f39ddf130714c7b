import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { individualFee } from '../../../shared/domain/fees/individualFee.ts';
import { lateFeeAt } from '../../../shared/domain/fees/lateFee.ts';
import { call } from '../../api/client.ts';
import { chosenEvents, eventsOf } from '../../entries/eventChoice.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { useSession } from '../../session/useSession.ts';
import { usePresent } from '../../ui/now.ts';
import {
  asksPartner,
  COUPLE_SHOWN_AT,
  danceBody,
  danceErrors,
  EMPTY_COUPLE,
  forNextCouple,
  type DanceEntryValues,
} from './danceEntry.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryOf.tsx';
import { EventsSection } from './EventsSection.tsx';
import { KeepInAccount } from './KeepInAccount.tsx';
import { LateFeeNotice } from './LateFeeNotice.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PartnerSection } from './PartnerSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from './SkaterSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useFamily } from './useFamily.ts';

/** A couple's entry in one event or several. */
export function DanceForm(props: EntryFormProps) {
  const { competition, form: entryForm, rinks, places, onOutdated } = props;
  const { t } = useTranslation('entries');
  const { user } = useSession();
  const family = useFamily(user);
  const [isKept, setIsKept] = useState(true);
  const { questions, lateFees } = entryForm;
  const { currency, timeZone } = competition;

  const form = useEntryForm<DanceEntryValues, ReturnType<typeof danceBody>>({
    kind: 'dance',
    competitionId: competition.id,
    onOutdated,
    initialValues: (draft) => ({
      ...EMPTY_COUPLE,
      ...draft,
    }),
    toBody: (values) => danceBody(values, competition, entryForm),
    shownAt: COUPLE_SHOWN_AT,
    also: (values) => danceErrors(values, competition, entryForm),
    send: (sent) => call('submitDanceEntry', sent),
    next: forNextCouple,
    onEntered: async (values) => {
      if (family.hasAccount && isKept) await family.keep(values);
    },
  });

  const groups = eventsOf(entryForm, 'dance');
  const events = chosenEvents(groups, form.methods.watch('event'));
  // Drawn again when a late fee begins.
  usePresent((now) => lateFeeAt(lateFees, now)?.from ?? null);
  const fee = individualFee(entryForm, events.length, new Date());

  return (
    <EntryFormFrame
      kind="dance"
      competitionId={competition.id}
      form={form}
      total={{
        amount: formatAmount(fee.totalPrice, currency),
        detail: t('chosen', { count: events.length }),
      }}
    >
      <SkaterSection startDate={competition.startDate} rinks={rinks} family={family.skaters} />
      <MembershipSection endDate={competition.endDate} />
      {family.hasAccount ? <KeepInAccount isKept={isKept} onChange={setIsKept} /> : null}
      <PartnerSection
        isAsked={asksPartner(
          entryForm,
          events.map(({ id }) => id),
        )}
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
        note={<LateFeeNotice lateFees={lateFees} currency={currency} timeZone={timeZone} />}
      />
    </EntryFormFrame>
  );
}
