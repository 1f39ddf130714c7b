import type { ReactNode } from 'react';
import { placeName } from '../../../../../shared/domain/entering/competitions/placeName.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useHeadings } from '../headingRank.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { HeroRegistration } from './HeroRegistration.tsx';
import styles from './PageHero.module.css';
import { PageIcon } from '../PageIcon.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

interface PageHeroProps {
  readonly competition: ShownCompetition;
  /** Actions below the text. */
  readonly children: ReactNode;
}

/** A longer name is set smaller, to leave room in the first view. */
const LONG_NAME = 36;

/** A competition's name, days, venue and registration on its accent colour. */
export function PageHero({ competition, children }: PageHeroProps) {
  const { name, theme, accent, startDate, endDate, rink } = competition;
  const { title: Title } = useHeadings();
  return (
    <header className={styles.hero} data-accent={accent}>
      <div className={styles.words}>
        <HeroRegistration competition={competition} />
        <Title className={styles.name} dir="auto" data-long={name.length > LONG_NAME || undefined}>
          {name}
        </Title>
        {theme === null ? null : (
          <p className={styles.motto} dir="auto">
            {theme}
          </p>
        )}
        <ul role="list" className={styles.facts}>
          {startDate === null ? null : (
            <li>
              <Icon name="calendar" />
              {formatDays(startDate, endDate ?? startDate)}
            </li>
          )}
          {rink === null ? null : (
            <li>
              <PageIcon name="place" />
              {placeName(rink)}
            </li>
          )}
        </ul>
        <div className={styles.actions}>{children}</div>
      </div>
      <HeroPicture image={competition.image} alt={competition.imageText} />
    </header>
  );
}
