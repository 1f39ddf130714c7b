import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { chosenEvents, individualEvents } from '../../entries/eventChoice.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { useSession } from '../../session/useSession.ts';
import { answerErrors } from './answers.ts';
import { EligibilitySection } from './EligibilitySection.tsx';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryOf.tsx';
import { EventsSection } from './EventsSection.tsx';
import { EMPTY_SKATER, entryBody, forNextSkater, SHOWN_AT, valuesOfEntry } from './individualEntry.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { KeepInAccount } from './KeepInAccount.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PriceNote } from './PriceNote.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from './SkaterSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useEntryPrice } from './useEntryPrice.ts';
import { useFamilyHome } from './useFamilyHome.ts';
import { useFamily } from './useFamily.ts';

/** A skater's entry. */
export function IndividualForm(props: EntryFormProps) {
  const { competition, form: offered, rinks, places, change, onOutdated } = props;
  const { t } = useTranslation('entries');
  const { user } = useSession();
  const family = useFamily(user);
  // Who is changed is somebody already.
  const known = change ? [] : family.skaters;
  const [isKept, setIsKept] = useState(true);
  const price = useEntryPrice('individual', competition, offered, places, change);
  const { form: entryForm } = price;
  const { questions, lateFees } = offered;
  const { currency, timeZone } = competition;

  const form = useEntryForm<IndividualEntryValues, ReturnType<typeof entryBody>>({
    kind: 'individual',
    competitionId: competition.id,
    change,
    onOutdated,
    initialValues: (draft) => ({
      ...EMPTY_SKATER,
      event: [],
      answers: {},
      ...(change && valuesOfEntry(change)),
      ...draft,
    }),
    toBody: (values) => {
      const body = entryBody(values, competition, entryForm);
      return price.toSend(body, { event: [body.event].flat(), skaters: 0 });
    },
    shownAt: SHOWN_AT,
    also: ({ answers }) => answerErrors(questions, 'individual', answers),
    send: (sent) => call('submitIndividualEntry', sent),
    next: forNextSkater,
    onEntered: async (values) => {
      if (family.hasAccount && isKept && !change) await family.keep(values);
    },
  });
  useFamilyHome(form.methods, known);

  const groups = individualEvents(entryForm);
  const events = chosenEvents(groups, form.methods.watch('event'));
  const wanted = { event: events.map(({ id }) => id), skaters: 0 };
  const fee = price.feeOf(wanted);
  const changing = price.changingTo(wanted);

  return (
    <EntryFormFrame
      kind="individual"
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
      <QuestionsSection questions={questions} kind="individual" />
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
        kind="individual"
        competition={competition}
        form={entryForm}
        entryId={change?.entry.id}
      />
    </EntryFormFrame>
  );
}
