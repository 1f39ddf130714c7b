import { Suspense, type ReactNode } from 'react';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { competitionPhase } from '../../../../shared/domain/entering/competitions/competitionPhase.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { usePresent } from '../../../ui/now.ts';
import { Fold, Folds } from '../../../ui/Fold.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { LaterDaySkaters, LiveNow } from '../../day/live/index.ts';
import styles from './CompetitionView.module.css';
import { CancelledEvents } from './sections/CancelledEvents.tsx';
import { ContactSection } from './sections/ContactSection.tsx';
import { DatesSection } from './sections/DatesSection.tsx';
import { EnterActions } from './hero/EnterActions.tsx';
import { EnterBar } from './hero/EnterBar.tsx';
import { entryOptions } from './entryOptions.ts';
import { EventsSection } from './sections/EventsSection.tsx';
import { HeadingRank } from './headingRank.ts';
import { PageHero } from './hero/PageHero.tsx';
import { PageSection } from './sections/PageSection.tsx';
import { PlaceSection } from './sections/PlaceSection.tsx';
import { PricesSection } from './sections/PricesSection.tsx';
import { RequirementsSection } from './sections/RequirementsSection.tsx';
import type { RemainingPlaces } from './remainingPlaces.ts';
import { RefundSection } from './sections/RefundSection.tsx';
import { registrationOf, toShownCompetition } from './toShownCompetition.ts';
import { Text } from '../../../ui/Text.tsx';

interface CompetitionViewProps {
  readonly competition: Competition | CompetitionDraft;
  /** Null before the form exists. */
  readonly form: Form | null;
  readonly places?: RemainingPlaces;
  /** Replaces the form's sections after a failure. */
  readonly insteadOfForm?: ReactNode;
  /** Replaces all sections while the form loads: its prices come first, and would push the others down. */
  readonly insteadOfSections?: ReactNode;
  /** In the organiser's setup: headings are one level lower and entering is off. */
  readonly isPreview?: boolean;
}

const NO_LIMITS: RemainingPlaces = new Map();

/** The public information about a competition. */
export function CompetitionView({
  competition: given,
  form,
  places = NO_LIMITS,
  insteadOfForm = null,
  insteadOfSections = null,
  isPreview = false,
}: CompetitionViewProps) {
  const { t } = useTranslation('competitionPage');
  const competition = toShownCompetition(given);
  const registration = usePresent((now) => registrationOf(competition, now));
  const { id, accent, description, rink } = competition;
  const choices = entryOptions({
    competitionId: id,
    formats: form?.formats ?? [],
    places,
    registration: isPreview ? 'preview' : (registration ?? 'closed'),
  });
  const phase = usePresent((now) => competitionPhase(competition, now));
  const isDay = !isPreview && (phase === 'live' || phase === 'over');
  const isAhead = registration !== 'closed' && registration !== 'archived';
  const sections = (
    <Stack gap={10} columnGap={12} className={styles.columns}>
      <Stack gap={4} top className={styles.first}>
        {form ? (
          <PricesSection
            form={form}
            currency={competition.currency}
            timeZone={competition.timeZone}
            isAhead={isAhead}
          />
        ) : null}
        <DatesSection competition={competition} lateFees={form?.lateFees ?? []} isPreview={isPreview} />
      </Stack>
      <Stack gap={10} top className={styles.main}>
        {description === null ? null : (
          <PageSection title={t('about')}>
            <Text breaks className={styles.prose} dir="auto">
              {description}
            </Text>
          </PageSection>
        )}
        {form ? <EventsSection form={form} places={isAhead ? places : null} /> : insteadOfForm}
      </Stack>
      <Stack gap={4} top className={styles.second}>
        <PlaceSection rink={rink} />
        <ContactSection {...competition} />
      </Stack>
      <Stack gap={10} top className={styles.rest}>
        {form && isAhead ? (
          <RequirementsSection endDate={competition.endDate} questions={form.questions} />
        ) : null}
        <RefundSection
          competition={competition}
          hasLateFees={(form?.lateFees.length ?? 0) > 0}
          isAhead={isAhead}
        />
      </Stack>
    </Stack>
  );
  return (
    <HeadingRank value={isPreview ? 'preview' : 'page'}>
      <Stack as="article" gap={8} className={styles.page} data-accent={accent}>
        <PageHero competition={competition}>
          <EnterActions competition={competition} choices={choices} isPreview={isPreview} />
        </PageHero>
        {phase === 'live' ? (
          <PageSection card title={t('onTheIce')}>
            <Suspense fallback={null}>
              <LiveNow competitionId={id} />
            </Suspense>
            <CancelledEvents events={form?.cancelled ?? []} />
          </PageSection>
        ) : null}
        {phase === 'live' && !isPreview ? (
          <Suspense fallback={null}>
            <LaterDaySkaters competitionId={id} />
          </Suspense>
        ) : null}
        {isDay && !insteadOfSections ? (
          <Folds>
            <Fold title={t('details')}>{sections}</Fold>
          </Folds>
        ) : (
          (insteadOfSections ?? sections)
        )}
        <p className={styles.onPaper}>
          {t('address', { url: new URL(paths.publicCompetition(id), location.origin).href })}
        </p>
        <EnterBar choices={choices} />
      </Stack>
    </HeadingRank>
  );
}
