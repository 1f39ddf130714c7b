export { EntryActions } from './EntryActions.tsx';
export { OrganiserContact } from './OrganiserContact.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
