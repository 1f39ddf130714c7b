import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';

/** A Page's breadcrumbs to the choice of a form, for roles that have one. */
export function useFormCrumbs(): { readonly crumbs?: readonly Crumb[] } {
  const { t } = useTranslation('formBuilder');
  const { role } = useUser();
  return role === 'SUPER_ADMIN' ? { crumbs: [{ path: paths.form(), label: t('choose') }] } : {};
}
