import { hasBegun } from '../../../../shared/domain/core/registration/hasBegun.ts';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Box } from '../../../ui/Box.tsx';
import { useRinkEntries } from './useRinkEntries.ts';

interface CoachLineProps {
  readonly competition: Competition;
  readonly rinkId: string;
}

/** Above a list: how many entries of the own rink need something, with the way to them; nothing where none does. */
export function CoachLine({ competition, rinkId }: CoachLineProps) {
  const { t } = useTranslation('coachDashboard');
  const { rows } = useRinkEntries(competition.id, rinkId, waiverVersion(competition.waiver));
  const isBegun = hasBegun(competition, currentTime());
  const count = rows.filter(
    ({ entry, outstanding }) =>
      entry.state !== 'withdrawn' && (outstanding.length > 0 || (!isBegun && entry.verified === null)),
  ).length;
  if (count === 0) return null;
  return (
    <Box as="section" frame="panel" pad={3} padInline={4}>
      <Link to={paths.coachDashboard(competition.id)}>{t('attention', { count })}</Link>
    </Box>
  );
}
