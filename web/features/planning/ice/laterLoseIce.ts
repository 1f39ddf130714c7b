import { loadAreas } from '../../../i18n/i18n.ts';
import { laterDialog } from '../../../ui/laterDialog.tsx';

/** For pages of the running day, which rarely lose their ice. */
export const LoseIceDialog = laterDialog(async () => {
  const [dialog] = await Promise.all([import('./LoseIce.tsx'), loadAreas('ice')]);
  return dialog.LoseIce;
});
