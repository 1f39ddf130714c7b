import { useEffect, useRef, useState, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { RequestedChange } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { shownPrices } from '../../../../../shared/domain/entering/entries/rules/shownPrices.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { newEntryFee, type NewEntryTerms } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import { currentTime } from '../../../../clock.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useSession } from '../../../../session/useSession.ts';
import { usePresent } from '../../../../ui/now.ts';
import { ConsentSection } from '../../consent/index.ts';
import type { EventAvailability } from '../../entries/index.ts';
import {
  type OpenedChange,
  toChangeRequest,
  pendingEvents,
  type PendingChange,
  changeCostOf,
  formWithOldPrices,
} from '../change/openedChange.ts';
import { EntryCoach } from '../coach/EntryCoach.tsx';
import { useFamily } from '../person/useFamily.ts';
import { useFamilyHome } from '../person/useFamilyHome.ts';
import { useSkaterChoice } from '../person/useSkaterChoice.ts';
import { EligibilitySection } from './EligibilitySection.tsx';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import { PriceNote } from './PriceNote.tsx';
import type { EntryFormData } from './entryFormData.ts';
import type { EntryFormKind, EntryValues, PriceSteps } from './entryFormKind.ts';
import { joinsWaitlist } from './entryPlaces.ts';
import { withCurrentPrices } from './refusedSubmit.ts';
import { useConsent } from './useConsent.ts';
import { useEnteringForFamily } from './useEnteringForFamily.ts';
import { useEntryForm } from './useEntryForm.ts';

const NEW_PRICES: PriceBegins = { free: null, familyRoom: null };

interface EntryFormProps extends EntryFormData {
  readonly kind: EntryFormKind;
  /** The entry that is changed; null where a new one is made. */
  readonly change: OpenedChange | null;
  /** Called when the form, or the entry that is changed, is a newer one by now. */
  readonly onOutdated: () => Promise<void>;
}

/** The form of an entry: the fields of its kind with the live price, and the eligibility checks. */
export function EntryForm({ kind, change, onOutdated, ...data }: EntryFormProps) {
  const { competition, form: offered, places } = data;
  const { currency } = competition;
  const { t } = useTranslation(['entries', 'groupEntries']);
  const { user } = useSession();
  const family = useFamily(user);
  const [isKept, setIsKept] = useState(true);
  const price = useEntryPrice(kind.kind, competition, offered, places, change);
  const { form: entryForm } = price;
  // The form sends the price that it last showed.
  const priceBegins = useRef<PriceBegins>(NEW_PRICES);
  const learnSteps = useRef<PriceSteps['learn']>(() => undefined);
  const canKeep = family.hasAccount && change === null;

  const forFamily = useEnteringForFamily(competition, change === null);
  const consent = useConsent(kind, { competition, form: entryForm }, change === null && forFamily === null);
  const form = useEntryForm({
    kind,
    forFamily,
    consent,
    competitionId: competition.id,
    change,
    onOutdated,
    toRequest: (values) =>
      price.withShownPrices(
        kind.toRequest(values, competition, entryForm),
        kind.requested(values, entryForm),
        priceBegins.current,
      ),
    problems: (values) => kind.problems(values, competition, entryForm),
    refusalOf: (thrown, values) => {
      learnSteps.current(thrown, values);
      return withCurrentPrices(thrown, (amount) => t('priceNow', { amount: formatAmount(amount, currency) }));
    },
    onEntered: async (values) => {
      const skater = kind.skater(values);
      if (skater && canKeep && isKept) await family.keep(skater);
    },
  });
  const { methods } = form;
  useFamilyHome(methods, change ? [] : family.skaters);
  const skaterChoice = useSkaterChoice(kind, change === null && family.skaters.length > 0, methods);
  const priceSteps = kind.usePriceSteps(kind, competition, offered, change === null, methods);
  useEffect(() => {
    priceBegins.current = priceSteps;
    learnSteps.current = priceSteps.learn;
  });

  // As one text, so that typing a name draws nothing anew here.
  useWatch({
    control: methods.control,
    compute: (values: EntryValues) => JSON.stringify(kind.requested(values, entryForm)),
  });
  const isWaiverAsked = useWatch({
    control: methods.control,
    compute: (values: EntryValues) => consent !== null && consent.versionOf(values) !== null,
  });
  const hasPartnerName = useWatch({
    control: methods.control,
    compute: (values: EntryValues) => consent?.isPartnerAsked(values) ?? false,
  });
  const requested = kind.requested(methods.getValues(), entryForm);
  const fee = price.feeOf(requested, priceSteps);
  const changing = price.changeTo(requested);

  const part = { ...data, kind, form: entryForm, requested };

  return (
    <EntryFormFrame
      kind={kind.kind}
      competition={competition}
      form={form}
      forFamily={forFamily}
      isSkaterChosen={skaterChoice.isMade}
      changing={changing}
      order={{
        amount: formatAmount(fee.totalPrice, currency),
        detail:
          kind.kind === 'team'
            ? t('groupEntries:roster.count', { count: requested.skaters })
            : t('chosen', { count: requested.event.length }),
        isEmpty: change === null && requested.event.length === 0 && priceSteps.entry === null,
        summary: (
          <kind.Summary
            {...part}
            fee={fee}
            priceSteps={priceSteps}
            note={
              <PriceNote
                changing={changing}
                competition={competition}
                lateFees={offered.lateFees}
                isFree={fee.totalPrice === 0}
              />
            }
          />
        ),
      }}
    >
      <kind.Fields
        {...part}
        isNew={change === null}
        family={family.skaters}
        skaterChoice={skaterChoice}
        keeping={canKeep ? { isKept, onChange: setIsKept } : null}
        coach={
          <EntryCoach
            kind={kind.kind}
            rinks={data.rinks}
            stored={change?.entry.entryCoach ?? null}
            isNew={change === null}
          />
        }
        eligibility={
          <EligibilitySection
            kind={kind.kind}
            competition={competition}
            form={entryForm}
            entryId={change?.entry.id}
          />
        }
        consent={
          consent ? (
            <ConsentSection
              kind={kind.kind}
              waiver={isWaiverAsked ? (competition.waiver ?? null) : null}
              rinks={data.rinks}
              hasPartner={hasPartnerName}
            />
          ) : null
        }
      />
    </EntryFormFrame>
  );
}

/** Where the price of a new entry begins: the free price steps, and what the family cap leaves. */
type PriceBegins = Pick<NewEntryTerms, 'free' | 'familyRoom'>;

interface EntryPrice {
  /** The form with the prices and events that this entry goes by. */
  readonly form: Form;
  /** The price line by line. An event with a waitlist is charged only once the entry gets a place. */
  readonly feeOf: (eventIds: RequestedChange, begins?: PriceBegins) => Fee;
  /** The change and its price; null for a new entry. */
  readonly changeTo: (eventIds: RequestedChange) => PendingChange | null;
  /**
   * The body to send: a change's own for a stored entry, the submit's with the shown price steps for a new
   * one.
   */
  readonly withShownPrices: <Body extends object>(
    body: Body,
    eventIds: RequestedChange,
    begins?: PriceBegins,
  ) => Body;
}

/** The price of an entry: by the form, or for a change by the prices that the entry keeps. */
function useEntryPrice(
  kind: EntryKind,
  competition: Competition,
  offered: Form,
  places: ReadonlyMap<string, EventAvailability>,
  change: OpenedChange | null,
): EntryPrice {
  const form = useMemo(() => (change ? formWithOldPrices(offered, change) : offered), [offered, change]);
  // Draws anew when a late fee begins.
  usePresent((now) => lateFeeAt(offered.lateFees, now)?.from ?? null);
  const costOf = (eventIds: RequestedChange) =>
    change && changeCostOf(change, eventIds, competition, offered);
  const waitingOf = ({ event }: RequestedChange) => joinsWaitlist(change, places, event);
  const withPlaces = (eventIds: RequestedChange): RequestedChange => {
    const waiting = waitingOf(eventIds);
    return { ...eventIds, event: eventIds.event.filter((id) => !waiting.includes(id)) };
  };
  const newFee = (eventIds: RequestedChange, waiting: readonly string[], begins: PriceBegins): Fee =>
    newEntryFee(form, { kind, ...eventIds, waiting }, { ...begins, now: currentTime() });
  return {
    form,
    feeOf: (eventIds, begins = NEW_PRICES) =>
      costOf(withPlaces(eventIds)) ?? newFee(eventIds, waitingOf(eventIds), begins),
    changeTo: (eventIds) => {
      const cost = costOf(withPlaces(eventIds));
      const waiting = waitingOf(eventIds);
      return change && cost && { change, cost, ...pendingEvents(form, change, eventIds.event, waiting) };
    },
    // The body includes the price of waitlisted events; the server leaves them out of the total.
    withShownPrices: (body, eventIds, begins = NEW_PRICES) => {
      const cost = costOf(eventIds);
      if (change && cost) return toChangeRequest(body, change, cost);
      if (kind === 'team') return body;
      const { totalPrice } = newFee(eventIds, [], begins);
      return { ...body, ...shownPrices({ ...form, steps: begins.free }), totalPrice };
    },
  };
}
