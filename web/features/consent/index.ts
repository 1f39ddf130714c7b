export { ConsentCard } from './ConsentCard.tsx';
export { ConsentFold } from './ConsentFold.tsx';
export { ConsentSection } from './ConsentSection.tsx';
export {
  CONSENT_ALIASES,
  consentProblems,
  consentRequest,
  type ConsentValues,
  NO_CONSENT,
} from './consentValues.ts';
export { useSignedWaivers } from './useSignedWaivers.ts';
export { WaiverInput } from './WaiverInput.tsx';
export { WaiverPanel } from './WaiverPanel.tsx';
