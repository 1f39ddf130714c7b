import { type ReactNode, useState } from 'react';
import { registrationState } from '../../../../../shared/domain/core/registration/registration.ts';
import { competitionPhase } from '../../../../../shared/domain/entering/competitions/competitionPhase.ts';
import { placeName } from '../../../../../shared/domain/entering/competitions/placeName.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { Figure } from '../../../../ui/Figure.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { PosterImage } from '../../../../ui/PosterImage.tsx';
import { FIGURES } from '../../../../ui/figurePaths.ts';
import { useNow, usePresent } from '../../../../ui/now.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { RegistrationPill } from '../../competitionList/index.ts';
import { PageIcon } from '../PageIcon.tsx';
import { useHeadings } from '../headingRank.ts';
import type { ShownCompetition } from '../toShownCompetition.ts';
import styles from './PageHero.module.css';

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
      <Stack gap={4} minContent className={styles.words}>
        <HeroStanding competition={competition} />
        <Title className={styles.name} dir="auto" data-long={name.length > LONG_NAME || undefined}>
          {name}
        </Title>
        {theme === null ? null : (
          <p className={styles.motto} dir="auto">
            {theme}
          </p>
        )}
        <Stack role="list" as="ul" gap={2} minContent className={styles.facts}>
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
        </Stack>
        <Row gap={3} align="center" className={styles.actions}>
          {children}
        </Row>
      </Stack>
      <HeroPicture image={competition.image} alt={competition.imageText} />
    </header>
  );
}

interface HeroPictureProps {
  /** The path of a picture, or `figure:loop`, `figure:three`, `figure:serpentine`. */
  readonly image: string;
  readonly alt: string | null;
}

/** The poster; an upright one is shown whole, since its edges carry text. */
function HeroPicture({ image, alt }: HeroPictureProps) {
  const [isUpright, setIsUpright] = useState(false);
  if (image.startsWith('figure:')) {
    return (
      <div className={styles.drawing}>
        <Figure name={FIGURES.find((name) => image === `figure:${name}`) ?? 'loop'} turn={-8} />
      </div>
    );
  }
  return (
    <div className={styles.picture} data-upright={isUpright || undefined}>
      <PosterImage
        image={image}
        alt={alt ?? ''}
        sizes="(max-width: 960px) 100vw, 50vw"
        onLoad={({ naturalHeight, naturalWidth }) => setIsUpright(naturalHeight > naturalWidth)}
      />
    </div>
  );
}

/** On its days and later where the competition is, else the registration status. */
function HeroStanding({ competition }: { readonly competition: ShownCompetition }) {
  const { t } = useTranslation('competitionPage');
  const phase = usePresent((now) => competitionPhase(competition, now));
  const { openUntil } = competition;
  if (phase === 'live' || phase === 'over') {
    return (
      <p className={styles.standing}>
        <Pill tone={phase === 'live' ? 'bad' : 'neutral'}>
          {phase === 'live' ? <span className={styles.dot} aria-hidden="true" /> : null}
          {t(`phase.${phase}`)}
        </Pill>
      </p>
    );
  }
  return openUntil === null ? null : <RegistrationStatus competition={{ ...competition, openUntil }} />;
}

/** The registration status with a countdown to opening or closing. */
function RegistrationStatus({
  competition,
}: {
  readonly competition: ShownCompetition & { openUntil: string };
}) {
  const { t } = useTranslation('competitionPage');
  const now = useNow();
  const { openFrom, openUntil, timeZone } = competition;
  const state = registrationState(competition, new Date(now));
  return (
    <Row as="p" gap={2} columnGap={3} align="center" className={styles.standing}>
      <RegistrationPill competition={competition} now={now} isForFamilies />
      {state === 'open' || state === 'opensLater' ? (
        <Text as="span" weight="medium">
          {t('registration')}{' '}
          {state === 'open' ? (
            <Countdown until={openUntil} kind="closes" timeZone={timeZone} />
          ) : (
            <Countdown until={openFrom ?? openUntil} kind="opens" timeZone={timeZone} />
          )}
        </Text>
      ) : null}
    </Row>
  );
}
