export { correctionsEndText } from './correctionsEndText.ts';
export { QuestionField } from './QuestionField.tsx';
export { ENTRY_PAGES, SUBMISSION_PAGES } from './entryPages.ts';
export {
  chosenEvents,
  type EventOptionGroup,
  type EventOption,
  type EventAvailability,
  offeredEvents,
  matchingEvents,
} from './eventChoice.ts';
export { eventNames, eventsInShort } from './eventNames.ts';
export { EventPicker, WaitlistNote } from './EventPicker.tsx';
export { Fact, type FactProps } from './Fact.tsx';
export { FeeLines } from './FeeLines.tsx';
export { PartnerLink } from './PartnerLink.tsx';
export { partnerPath } from './partnerPath.ts';
export { clock } from './programmeClock.ts';
export { RefundPolicy } from './RefundPolicy.tsx';
export { EntryPill, PARTNER_TONES, PartnerPill, PaymentPill } from './StatePills.tsx';
export { useAnswerText } from './useAnswerText.ts';
export { useReasonField } from './useReasonField.tsx';
export { useRefundSentence } from './useRefundSentence.ts';
