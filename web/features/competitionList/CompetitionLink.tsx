import { Link } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { paths } from '../../paths.ts';
import styles from './CompetitionLink.module.css';

interface CompetitionLinkProps {
  readonly competition: Pick<Competition, 'id' | 'name'>;
  /** Makes the whole card around it the link; what else can be clicked there lies above it. */
  readonly covers?: boolean;
}

/** A competition's name, which leads to its page. */
export function CompetitionLink({ competition, covers = false }: CompetitionLinkProps) {
  return (
    <Link
      className={styles.link}
      data-covers={covers || undefined}
      to={paths.publicCompetition(competition.id)}
    >
      {competition.name}
    </Link>
  );
}
