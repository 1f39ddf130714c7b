import type { Ref } from 'react';
import type { MembershipCheck } from '../../../../../shared/contract/people/members/memberships.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ANSWER_TONES, answerStatus } from './answerStatus.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './CheckResult.module.css';

interface CheckResultProps {
  readonly ref: Ref<HTMLElement>;
  readonly number: string;
  readonly birthYear: string;
  /** The competition for which the membership was checked; null if none was chosen. */
  readonly competition: string | null;
  readonly check: MembershipCheck;
  readonly onAgain: () => void;
}

/** The registry's answer: a status, a sentence and the member's public data. */
export function CheckResult({ ref, number, birthYear, competition, check, onAgain }: CheckResultProps) {
  const { t } = useTranslation('members');
  const word = answerStatus(check);
  const { initials, category, expiry } = check;
  const facts = [
    { label: t('facts.initials'), value: initials },
    { label: t('facts.category'), value: category && t(`categories.${category}`) },
    { label: t('facts.expiry'), value: expiry && formatDay(expiry) },
  ].filter(({ value }) => value !== null);
  return (
    <section ref={ref} className={styles.result} tabIndex={-1} aria-label={t('check.result', { number })}>
      <Row as="h2" gap={3} align="center">
        <Text as="span" figures breaks>
          {number}
        </Text>
        <Pill tone={ANSWER_TONES[word]}>{t(`answer.${word}`)}</Pill>
      </Row>
      <p>{sentence()}</p>
      {facts.length > 0 ? (
        <Stack as="dl" gap={4} className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      ) : null}
      <div>
        <Button onClick={onAgain}>{t('check.again')}</Button>
      </div>
    </section>
  );

  function sentence(): string {
    const day = expiry === null ? '' : formatDay(expiry);
    if (word === 'valid' && competition !== null) return t('text.validFor', { day, competition });
    if (word === 'notFound' && birthYear !== '') return t('text.notFoundYear', { year: birthYear });
    return t(`text.${word}`, { day, competition: competition ?? '' });
  }
}
