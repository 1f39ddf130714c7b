import { Link } from 'react-router-dom';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNow } from '../../../ui/now.ts';
import { partnerPath } from './partnerPath.ts';

/** Links to the page that changes the partner, while that is possible. */
export function PartnerLink({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryStates');
  const now = useNow();
  const path = partnerPath(entry);
  const isOpen = entry.state !== 'withdrawn' && Date.parse(entry.competition.openUntil) > now;
  return path && isOpen ? <Link to={path}>{t('changePartner')}</Link> : null;
}
