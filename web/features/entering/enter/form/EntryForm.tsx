import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useSession } from '../../../../session/useSession.ts';
import type { OpenedChange } from '../change/openedChange.ts';
import { useFamily } from '../person/useFamily.ts';
import { useFamilyHome } from '../person/useFamilyHome.ts';
import { EntryCoach } from '../coach/EntryCoach.tsx';
import { ConsentSection } from '../../consent/index.ts';
import { EligibilitySection } from './EligibilitySection.tsx';
import type { EntryFormData } from './entryFormData.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormKind, EntryValues, PriceSteps } from './entryFormKind.ts';
import { PriceNote } from './PriceNote.tsx';
import { useConsent } from './useConsent.ts';
import { useEnteringForFamily } from './useEnteringForFamily.ts';
import { useEntryForm } from './useEntryForm.ts';
import { NEW_PRICES, useEntryPrice, type PriceBegins } from './useEntryPrice.ts';
import { withCurrentPrices } from './refusedSubmit.ts';

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

  return (
    <EntryFormFrame
      kind={kind.kind}
      competition={competition}
      form={form}
      forFamily={forFamily}
      changing={changing}
      total={{
        amount: formatAmount(fee.totalPrice, currency),
        detail:
          kind.kind === 'team'
            ? t('groupEntries:roster.count', { count: requested.skaters })
            : t('chosen', { count: requested.event.length }),
      }}
    >
      <kind.Fields
        {...data}
        kind={kind}
        form={entryForm}
        isNew={change === null}
        family={family.skaters}
        requested={requested}
        fee={fee}
        priceSteps={priceSteps}
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
        note={
          <PriceNote
            changing={changing}
            competition={competition}
            lateFees={offered.lateFees}
            isFree={fee.totalPrice === 0}
          />
        }
      />
    </EntryFormFrame>
  );
}
