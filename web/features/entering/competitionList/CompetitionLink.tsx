import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { paths } from '../../../paths.ts';
import styles from './CompetitionLink.module.css';
import { joinClasses } from '../../../ui/joinClasses.ts';
import cover from './covers.module.css';

interface CompetitionLinkProps {
  readonly competition: Pick<Competition, 'id' | 'name'>;
  /** Makes the surrounding card clickable; other controls lie above the link. */
  readonly covers?: boolean;
}

export function CompetitionLink({ competition, covers = false }: CompetitionLinkProps) {
  return (
    <Link
      className={joinClasses(styles.link, covers && cover.covers)}
      to={paths.publicCompetition(competition.id)}
    >
      {competition.name}
    </Link>
  );
}
