export { useEntryActions } from './useEntryActions.tsx';
