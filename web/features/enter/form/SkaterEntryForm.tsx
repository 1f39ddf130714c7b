import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import { chosenEvents, eventsOf } from '../../entries/index.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useSession } from '../../../session/useSession.ts';
import { EligibilitySection } from './EligibilitySection.tsx';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryFormLoader.tsx';
import { EventsSection } from './EventsSection.tsx';
import type { IndividualEntryValues } from './individualEntry.ts';
import { SaveToAccount } from '../received/SaveToAccount.tsx';
import { PriceStepNote } from '../person/PriceStepNote.tsx';
import { MembershipSection } from '../person/MembershipSection.tsx';
import { withCurrentPrices } from './withCurrentPrices.ts';
import { PriceNote } from './PriceNote.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SkaterSection } from '../person/SkaterSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useEntryPrice } from './useEntryPrice.ts';
import { useFamily } from '../person/useFamily.ts';
import { useFamilyHome } from '../person/useFamilyHome.ts';
import { type PriceStepsControl, usePriceSteps } from '../person/usePriceSteps.ts';

/** One event, or several in the form's order. */
interface EventBody {
  readonly event: string | readonly string[];
}

interface SkaterEntryFormProps<Values, Body> extends EntryFormProps {
  readonly kind: 'individual' | 'dance';
  readonly empty: Values;
  /** What an entry says, to be changed. */
  readonly valuesOf: (changed: EntryToChange) => Values | null;
  readonly toRequest: (values: Values, competition: Competition, form: Form) => Body;
  /** Fields that the page computes, each with the field where a person can mend it. */
  readonly fieldAliases: Readonly<Record<string, string>>;
  /** What no schema can judge. */
  readonly extraValidation: (values: Values, competition: Competition, form: Form) => readonly FieldError[];
  readonly send: (call: { body: Body; idempotencyKey: string }) => Promise<{ readonly data: Entry }>;
  /** What the next entry of this family begins with. */
  readonly next: (values: Values) => Values;
  /** What is asked of the partner, by the form as this entry goes by it. */
  readonly partner?: (form: Form, chosen: readonly string[], family: readonly FamilySkater[]) => ReactNode;
}

/** The entry of one skater in one event or several, alone or with a partner. */
export function SkaterEntryForm<Values extends IndividualEntryValues, Body extends EventBody>(
  props: SkaterEntryFormProps<Values, Body>,
) {
  const { kind, competition, form: offered, rinks, places, change, onOutdated } = props;
  const { t } = useTranslation('entries');
  const { user } = useSession();
  const family = useFamily(user);
  // Who is changed is somebody already.
  const known = change ? [] : family.skaters;
  const [isKept, setIsKept] = useState(true);
  const price = useEntryPrice(kind, competition, offered, places, change);
  const { form: entryForm } = price;
  const { currency, timeZone } = competition;
  // The form sends what it last showed.
  const freeOf = useRef<LadderSteps | null>(null);
  const learn = useRef<PriceStepsControl['learn']>(() => undefined);

  const form = useEntryForm<Values, Body>({
    kind,
    competitionId: competition.id,
    change,
    onOutdated,
    initialValues: (draft) => ({ ...props.empty, ...(change && props.valuesOf(change)), ...draft }),
    toRequest: (values) => {
      const body = props.toRequest(values, competition, entryForm);
      return price.withShownPrices(body, { event: [body.event].flat(), skaters: 0 }, freeOf.current);
    },
    fieldAliases: props.fieldAliases,
    extraValidation: (values) => props.extraValidation(values, competition, entryForm),
    send: (sent) =>
      props.send(sent).catch((thrown: unknown) => {
        learn.current(thrown, sent.body);
        throw withCurrentPrices(thrown, (amount) =>
          t('priceNow', { amount: formatAmount(amount, currency) }),
        );
      }),
    next: props.next,
    onEntered: async (values) => {
      if (family.hasAccount && isKept && !change) await family.keep(values);
    },
  });
  useFamilyHome(form.methods, known);
  const priceSteps = usePriceSteps(kind, competition, offered, change === null, form.methods);
  useEffect(() => {
    freeOf.current = priceSteps.free;
    learn.current = priceSteps.learn;
  });

  const groups = eventsOf(entryForm, kind);
  const ticked = form.methods.watch('event' as Path<Values>) as Values['event'];
  const events = chosenEvents(groups, ticked);
  const eventIds = { event: events.map(({ id }) => id), skaters: 0 };
  const fee = price.feeOf(eventIds, priceSteps.free);
  const changing = price.changeTo(eventIds);

  return (
    <EntryFormFrame
      kind={kind}
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
      {family.hasAccount && !change ? <SaveToAccount isKept={isKept} onChange={setIsKept} /> : null}
      {props.partner?.(entryForm, eventIds.event, family.skaters)}
      <QuestionsSection questions={offered.questions} kind={kind} />
      <EventsSection
        groups={groups}
        chosen={events}
        fee={fee}
        currency={currency}
        timeZone={timeZone}
        places={places}
        note={
          <>
            <PriceStepNote priceSteps={priceSteps} kind={kind} chosen={eventIds.event} />
            <PriceNote changing={changing} competition={competition} lateFees={offered.lateFees} />
          </>
        }
      />
      <EligibilitySection kind={kind} competition={competition} form={entryForm} entryId={change?.entry.id} />
    </EntryFormFrame>
  );
}
