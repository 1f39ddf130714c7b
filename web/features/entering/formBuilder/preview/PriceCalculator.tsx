import { useState } from 'react';
import { newEntryFee } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { MAX_EVENTS } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type Form,
} from '../../../../../shared/contract/entering/competitions/forms.ts';
import { countsTowardsFamilyCap, familyRoom } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { instantAt, venueTimeOf } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { formatAmount, formatInstant } from '../../../../i18n/formats.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DateTimePicker } from '../../../../ui/DateTimePicker.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { FeeLines } from '../../entries/index.ts';
import type { FormContext } from '../formats/copyForm.ts';
import styles from './FormPreview.module.css';

interface PriceCalculatorProps {
  readonly form: Form;
  readonly about: FormContext;
  readonly kind: EntryKind;
  readonly onKind: (kind: EntryKind) => void;
  /** Ids of the events ticked in the preview. */
  readonly ticked: readonly string[];
  /** The number of events. */
  readonly count: number;
  readonly onCount: (count: number) => void;
}

const MAX_SKATERS = 200;
/** Of one family. */
const MAX_ENTRIES = 9;

/** Calculates an entry's price by its events or team, its family's earlier entries and the day. */
export function PriceCalculator(props: PriceCalculatorProps) {
  const { form, about, kind, onKind, ticked, count, onCount } = props;
  const { t } = useTranslation('formBuilder');
  const [size, setSize] = useState(8);
  const [nth, setNth] = useState(1);
  /** The venue's time; '' for now. */
  const [when, setWhen] = useState('');
  const { currency, timeZone } = about;
  const offered = ENTRY_KINDS.filter((kind) => form.formats.some(({ entry }) => entry === kind));
  const instant = when === '' ? null : instantAt(when, timeZone);
  const now = instant === null ? currentTime() : new Date(instant);
  const isCapped = countsTowardsFamilyCap(kind) && typeof form.familyCap === 'number';
  const entry = { kind, ticked, count, skaters: size, nth: isCapped ? nth : 1 };
  const { fee, familyTotal } = previewFee(form, entry, now);
  return (
    <Stack as="section" gap={4} className={styles.calculator} aria-label={t('preview.calculator')}>
      <Text as="h3" size="lg">
        {t('preview.calculator')}
      </Text>
      <Stack gap={3} className={styles.pair}>
        {offered.length > 1 ? (
          <Select
            label={t('preview.kind')}
            value={kind}
            options={offered.map((one) => ({ value: one, label: t(`preview.kinds.${one}`) }))}
            onChange={(next) => onKind(ENTRY_KINDS.find((one) => one === next) ?? kind)}
          />
        ) : null}
        {kind === 'team' ? (
          <Stepper
            label={t('preview.skaters')}
            value={size}
            onChange={setSize}
            least={1}
            most={MAX_SKATERS}
          />
        ) : (
          <Stepper label={t('preview.events')} value={count} onChange={onCount} least={1} most={MAX_EVENTS} />
        )}
        {isCapped ? (
          <Stepper label={t('preview.nth')} value={nth} onChange={setNth} least={1} most={MAX_ENTRIES} />
        ) : null}
      </Stack>
      {form.lateFees.length > 0 ? (
        <Stack gap={2} minContent className={styles.when} role="group" aria-label={t('preview.when')}>
          <Text as="span" size="sm" weight="strong">
            {t('preview.when')}
          </Text>
          <Row gap={2} className={styles.moments}>
            <Button dense aria-pressed={when === ''} onClick={() => setWhen('')}>
              {t('preview.now')}
            </Button>
            {form.lateFees.map(({ from }) => {
              const begins = venueTimeOf(from, timeZone);
              return (
                <Button key={from} dense aria-pressed={when === begins} onClick={() => setWhen(begins)}>
                  {formatInstant(from, timeZone)}
                </Button>
              );
            })}
          </Row>
          <DateTimePicker label={t('preview.at')} optional value={when} onChange={setWhen} />
        </Stack>
      ) : null}
      <FeeLines fee={fee} currency={currency} timeZone={timeZone} totalLabel={t('preview.total')} />
      {isCapped && nth > 1 ? (
        <Text soft size="sm">
          {t('preview.familyTotal', { count: nth, amount: formatAmount(familyTotal, currency) })}
        </Text>
      ) : null}
    </Stack>
  );
}

export interface PreviewedEntry {
  readonly kind: EntryKind;
  /** Ids of the ticked events. */
  readonly ticked: readonly string[];
  /** Number of events; those beyond the ticked ones have no price of their own. */
  readonly count: number;
  /** Skaters of a team. */
  readonly skaters: number;
  /** Which entry of its family it is, from 1; the earlier ones have the same events. */
  readonly nth: number;
}

interface PreviewedFee {
  readonly fee: Fee;
  /** The family's price for this entry and those before it, in minor units. */
  readonly familyTotal: number;
}

/** The price of an entry by the rule of the entry form: price steps, own prices, late fee and family cap. */
export function previewFee(form: Form, entry: PreviewedEntry, now: Date): PreviewedFee {
  const { kind, ticked, count, skaters, nth } = entry;
  const others = Array.from(
    { length: Math.max(0, count - ticked.length) },
    (_, index) => `other-${String(index)}`,
  );
  const event = kind === 'team' ? ticked : [...ticked, ...others];
  const cap = countsTowardsFamilyCap(kind) ? form.familyCap : null;
  const feeAfter = (prices: readonly number[]) =>
    newEntryFee(form, { kind, event, skaters }, { free: null, familyRoom: familyRoom(cap, prices), now });
  const prices: number[] = [];
  while (prices.length < nth - 1) prices.push(feeAfter(prices).totalPrice);
  const fee = feeAfter(prices);
  return { fee, familyTotal: prices.reduce((sum, price) => sum + price, fee.totalPrice) };
}
