import type { Translator } from '../../../i18n/Translator.ts';
import { ENTRY_STATES, PAYMENT_STATES } from '../../../../shared/contract/core/entryStates.ts';
import type { FieldValue } from '../../../../shared/domain/core/history/namedLists.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { HistoryWords } from '../../../table/history/FieldChanges.tsx';

const MONEY = ['price', 'totalPrice', 'paid', 'refunded', 'retained', 'musicFee', 'amount', 'balance'];
const LISTS: readonly string[] = ['events', 'skaters', 'answers'];
const FIELDS = [
  'state',
  'paymentState',
  'events',
  'price',
  'totalPrice',
  'paid',
  'refunded',
  'retained',
  'amount',
  'balance',
  'lateFee',
  'musicFee',
  'withdrawnAt',
  'name',
  'fullName',
  'gender',
  'birthdate',
  'age',
  'isi',
  'expDate',
  'highestIsiTestLevel',
  'country',
  'homeIsiRink',
  'answers',
  'partner',
  'skater',
  'skaters',
  'entryCoach',
  'coachName',
  'coachEmail',
  'coachProfessional',
  'email',
  'order',
  'seconds',
  'place',
  'labels',
  'vouches',
  'verified',
] as const;

const STATES = [...ENTRY_STATES, ...PAYMENT_STATES] as const;

type Field = (typeof FIELDS)[number];

type EntryT = Translator<['entryRecord', 'entryStates']>;

export function useEntryWords(currency: string, timeZone: string): HistoryWords {
  const { t } = useTranslation(['entryRecord', 'entryStates']);
  return entryWords(t, currency, timeZone);
}

/** The fields of an entry and their values in words; names of events and skaters are shown as they are. */
export function entryWords(t: EntryT, currency: string, timeZone: string): HistoryWords {
  const isField = (name: string): name is Field => FIELDS.some((field) => field === name);
  const isState = (value: FieldValue): value is (typeof STATES)[number] =>
    STATES.some((state) => state === value);
  const label = (name: string) => (isField(name) ? t(`fields.${name}`) : name);
  const text = (field: string, value: string | number | boolean | null): string => {
    if (value === null) return '';
    if (typeof value === 'number' && MONEY.includes(field)) return formatAmount(value, currency);
    if (field === 'withdrawnAt') return formatInstant(String(value), timeZone);
    if ((field === 'state' || field === 'paymentState') && isState(value)) return t(`values.${value}`);
    return String(value);
  };
  return {
    label: (path) => {
      const [list = '', ...rest] = path;
      if (list === 'verified' || list === 'entryCoach') return label(list);
      if (!LISTS.includes(list)) return path.map(label).join(' · ');
      // An added or removed item is named by its value; a changed one by its name and field.
      return rest.length < 2 ? label(list) : rest.map(label).join(' · ');
    },
    show: (path, value: FieldValue) => {
      const field = path.at(-1) ?? '';
      return Array.isArray(value)
        ? value.map((one) => text(field, one)).join(', ')
        : text(field, value as string);
    },
  };
}
