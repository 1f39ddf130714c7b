import type { Question } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formatDay, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { PageSection } from './PageSection.tsx';
import { useHeadings } from '../headingRank.ts';
import styles from './RequirementsSection.module.css';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

interface RequirementsSectionProps {
  /** The day through which memberships must be valid. */
  readonly endDate: string | null;
  readonly questions: readonly Question[];
}

/** The requirements for entering, and an explanation of ISI levels. */
export function RequirementsSection({ endDate, questions }: RequirementsSectionProps) {
  const { t } = useTranslation('competitionPage');
  const { part: Heading } = useHeadings();
  return (
    <PageSection title={t('needed.title')}>
      <Stack as="ul" gap={2} minContent breaks className={styles.list}>
        <li>
          {endDate === null
            ? t('needed.membershipUndated')
            : t('needed.membership', { day: formatDay(endDate) })}
        </li>
        <li>{t('needed.level')}</li>
      </Stack>
      {questions.length > 0 ? (
        <>
          <Heading className={styles.heading}>{t('needed.questions')}</Heading>
          <Stack as="ul" gap={2} minContent breaks className={styles.list}>
            {questions.map((question) => (
              <li key={question.id}>
                {question.question} <QuestionDetail question={question} />
              </li>
            ))}
          </Stack>
        </>
      ) : null}
      <details className={styles.isi}>
        <summary>{t('isi.title')}</summary>
        <p>{t('isi.text')}</p>
      </details>
    </PageSection>
  );
}

function QuestionDetail({ question: { kind, options, required } }: { readonly question: Question }) {
  const { t } = useTranslation('competitionPage');
  const parts = [
    ...(kind === 'choice' ? [t('needed.options', { options: formatList(options) })] : []),
    ...(kind === 'yesNo' ? [t('needed.yesNo')] : []),
    ...(required ? [] : [t('needed.optional')]),
  ];
  return parts.length === 0 ? null : (
    <Text as="span" soft size="sm">
      {parts.join(' · ')}
    </Text>
  );
}
