export { type ChangedState, changeNotice } from './entryPage/changeNotice.ts';
export { DueNow } from './entryPage/DueNow.tsx';
export { OpenPoints } from './entryPage/OpenPoints.tsx';
export { useArrivalState } from './entryPage/useArrivalState.ts';
export { OrganiserContact } from './OrganiserContact.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
export { DueCards } from './pay/DueCards.tsx';
export { useOwnEntries } from './useOwnEntries.ts';
