import type { Check } from '../../../../shared/domain/entering/eligibility/checklist.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Checklist.module.css';
import { groupedChecks } from './groupedChecks.ts';
import { useReasonText } from './useReasonText.ts';

const TONES = { pass: 'good', warn: 'warn', refuse: 'bad' } as const;

interface ChecklistProps {
  readonly checks: readonly Check[];
  /** Whether findings name their people; an individual entry has only one. */
  readonly named?: boolean;
  /** Whether each finding names the rule it comes from. */
  readonly cited?: boolean;
  /** Whether a newer answer is on its way: the list is dimmed once that takes noticeably long. */
  readonly isPending?: boolean;
}

/** The findings, one line for each reason. */
export function Checklist(props: ChecklistProps) {
  const { checks, named = false, cited = true, isPending = false } = props;
  const { t } = useTranslation('eligibility');
  const reasonText = useReasonText();
  return (
    <Stack
      role="list"
      as="ul"
      gap={3}
      minContent
      className={styles.list}
      data-pending={isPending || undefined}
    >
      {groupedChecks(checks).map(({ check, names }) => (
        <Stack
          key={`${check.rule} ${check.reason} ${check.event ?? ''} ${names.join()}`}
          as="li"
          gap={2}
          columnGap={3}
          className={styles.line}
        >
          <span>
            <Pill tone={TONES[check.outcome]}>{t(`outcomes.${check.outcome}`)}</Pill>
          </span>
          <Stack as="p" gap={1} minContent breaks>
            {reasonText(check)}
            {named && names.length > 0 ? (
              <Text as="span" soft size="sm">
                {t('for', { names: formatList(names) })}
              </Text>
            ) : null}
            {cited ? (
              <SourceLine parts={[check.event, t(`sources.${check.source}`)]} />
            ) : (
              <SourceLine parts={[eventUnlessSaid(check, reasonText(check))]} />
            )}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function SourceLine({ parts }: { readonly parts: readonly (string | null)[] }) {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : (
    <Text as="span" soft size="sm">
      {given.join(' · ')}
    </Text>
  );
}

/** The event of a finding, unless its sentence names it. */
function eventUnlessSaid({ event }: Check, sentence: string): string | null {
  return event === null || sentence.includes(event) ? null : event;
}
