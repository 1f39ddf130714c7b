export { AddEntryButton } from './AddEntryButton.tsx';
export { FamilyContact } from './FamilyContact.tsx';
export {
  ENTERED,
  entersForFamilies,
  entersLate,
  familyProblems,
  familyRequest,
  FOR_FAMILY_OPERATIONS,
  type ForFamilyValues,
  NO_FAMILY,
  submitEntryForFamily,
} from './forFamily.ts';
export { JustEntered } from './JustEntered.tsx';
export { LazyForFamilyFields } from './LazyForFamilyFields.tsx';
