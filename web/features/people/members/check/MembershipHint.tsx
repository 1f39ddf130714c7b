import { useQuery } from '@tanstack/react-query';
import type { MembershipCheck } from '../../../../../shared/contract/people/members/memberships.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ANSWER_TONES, type AnswerStatus, answerStatus } from './answerStatus.ts';
import styles from './MembershipHint.module.css';
import { useDebounced } from './useDebounced.ts';
import { Text } from '../../../../ui/Text.tsx';

/** A shorter number is still being typed: most have five digits or more. */
const SHORTEST = 4;
const PAUSE_MILLISECONDS = 700;

interface MembershipHintProps {
  readonly isi: string;
  /** `YYYY-MM-DD`, or its beginning while it is typed. */
  readonly birthdate: string;
  /** `YYYY-MM-DD`, the last day of the competition. */
  readonly endDate: string;
}

/**
 * Shows the registry's answer beside a number while it is typed, and nothing if the registry is unavailable.
 */
export function MembershipHint({ isi, birthdate, endDate }: MembershipHintProps) {
  const { t } = useTranslation('membershipHint');
  const number = useDebounced(memberNumber(isi) ?? '', PAUSE_MILLISECONDS);
  const [birthYear] = /^\d{4}(?=-\d\d-\d\d$)/.exec(birthdate) ?? [];
  const { data: check } = useQuery({
    ...requestQuery('checkMembership', { query: { number, ...(birthYear && { birthYear }) } }),
    enabled: number.length >= SHORTEST,
    retry: false,
    staleTime: 5 * 60_000,
  });
  const isTyped = number.length >= SHORTEST && number === memberNumber(isi);
  const word = isTyped && check ? wordFor(check, endDate) : null;
  return (
    <Text
      as="output"
      soft
      size="sm"
      className={styles.hint}
      data-tone={word ? ANSWER_TONES[word] : undefined}
    >
      {word && check
        ? t(word, {
            initials: check.initials ?? '',
            day: check.expiry === null ? '' : formatDay(check.expiry),
          })
        : null}
    </Text>
  );
}

/** Warns if a membership that is valid today expires before the competition ends. */
function wordFor(check: MembershipCheck, endDate: string): AnswerStatus {
  const word = answerStatus(check);
  return word === 'valid' && check.expiry !== null && check.expiry < endDate ? 'expiring' : word;
}
