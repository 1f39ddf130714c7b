import type { Translator } from '../../../i18n/Translator.ts';

/** The actions of an entry's history for which the page has words. */
const ACTIONS = [
  'submitted',
  'changed',
  'corrected',
  'withdrawn',
  'restored',
  'eventCancelled',
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
  'iceRecounted',
  'dayMoved',
  'familyPrice',
  'musicFee',
  'musicFeeWaived',
  'waiverSigned',
  'waiverReceived',
  'publishedName',
  'givenNameReset',
  'takenOver',
  'familyGiven',
  'labelled',
  'announced',
  'emergencyRead',
  'merged',
  'separated',
  'forgotten',
] as const;

/** An action of the history in words; one that the page does not know is a change. */
export function actionName(t: Translator<'entryRecord'>, what: string): string {
  const known = ACTIONS.find((deed) => deed === what);
  return t(`history.deeds.${known ?? 'changed'}`);
}
