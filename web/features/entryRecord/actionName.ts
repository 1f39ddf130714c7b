import type { TFunction } from 'i18next';

/** The words of entries' deeds that are known to this page. */
const ACTIONS = [
  'submitted',
  'changed',
  'corrected',
  'withdrawn',
  'restored',
  'promoted',
  'moved',
  'joined',
  'payment',
  'refund',
  'paymentTakenBack',
  'partner',
  'partnerChanged',
  'partnerInvited',
  'partnerConfirmed',
  'partnerDeclined',
  'partnerCorrected',
  'vouched',
  'verified',
  'unverified',
  'rechecked',
  'dayMoved',
  'forgotten',
] as const;

/** What was done, in a word; a deed that the page does not know is a change. */
export function actionName(t: TFunction<'entryRecord'>, what: string): string {
  const known = ACTIONS.find((deed) => deed === what);
  return t(`history.deeds.${known ?? 'changed'}`);
}
