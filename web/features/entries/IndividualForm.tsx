import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { individualFee } from '../../../shared/domain/fees/individualFee.ts';
import { lateFeeAt } from '../../../shared/domain/fees/lateFee.ts';
import { call } from '../../api/client.ts';
import { chosenEvents, individualEvents } from '../../entries/eventChoice.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { useSession } from '../../session/useSession.ts';
import { usePresent } from '../../ui/now.ts';
import { answerErrors } from './answers.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryOf.tsx';
import { EventsSection } from './EventsSection.tsx';
import { EMPTY_SKATER, entryBody, forNextSkater, SHOWN_AT } from './individualEntry.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { KeepInAccount } from './KeepInAccount.tsx';
import { LateFeeNotice } from './LateFeeNotice.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from './SkaterSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useFamily } from './useFamily.ts';

/** A skater's entry. */
export function IndividualForm(props: EntryFormProps) {
  const { competition, form: entryForm, rinks, places, onOutdated } = props;
  const { t } = useTranslation('entries');
  const { user } = useSession();
  const family = useFamily(user);
  const [isKept, setIsKept] = useState(true);
  const { questions, lateFees } = entryForm;
  const { currency, timeZone } = competition;

  const form = useEntryForm<IndividualEntryValues, ReturnType<typeof entryBody>>({
    kind: 'individual',
    competitionId: competition.id,
    onOutdated,
    initialValues: (draft) => ({
      ...EMPTY_SKATER,
      event: [],
      answers: {},
      ...draft,
    }),
    toBody: (values) => entryBody(values, competition, entryForm),
    shownAt: SHOWN_AT,
    also: ({ answers }) => answerErrors(questions, 'individual', answers),
    send: (sent) => call('submitIndividualEntry', sent),
    next: forNextSkater,
    onEntered: async (values) => {
      if (family.hasAccount && isKept) await family.keep(values);
    },
  });

  const groups = individualEvents(entryForm);
  const events = chosenEvents(groups, form.methods.watch('event'));
  // Drawn again when a late fee begins.
  usePresent((now) => lateFeeAt(lateFees, now)?.from ?? null);
  const fee = individualFee(entryForm, events.length, new Date());

  return (
    <EntryFormFrame
      kind="individual"
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
      <QuestionsSection questions={questions} kind="individual" />
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
