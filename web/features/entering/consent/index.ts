export { ConsentCard } from './ConsentCard.tsx';
export { ConsentFold } from './ConsentFold.tsx';
export { ConsentSection } from './ConsentSection.tsx';
export {
  CONSENT_ALIASES,
  consentProblems,
  isPartnerNameAsked,
  nameToShow,
  NO_CONSENT,
  withConsent,
} from './consentValues.ts';
export { PublicNameInput } from './PublicNameInput.tsx';
export { useSignedWaivers } from './useSignedWaivers.ts';
export { WaiverInput } from './WaiverInput.tsx';
export { WaiverPanel } from './WaiverPanel.tsx';
