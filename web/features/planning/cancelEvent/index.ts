import { laterDialog } from '../../../ui/laterDialog.tsx';

export const CancelEventDialog = laterDialog(async () => (await import('./CancelEvent.tsx')).CancelEvent);
