import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Checklist, AttestForm } from '../eligibility/index.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

interface EligibilityPanelProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** The findings of the last eligibility check, and the attested levels. */
export function EligibilityPanel({ record, competition }: EligibilityPanelProps) {
  const { t } = useTranslation('eligibility');
  const [isVouching, setIsVouching] = useState(false);
  const { checks, verified, vouches, people, ownRink, state, kind } = record;
  const open = checks.filter(({ outcome }) => outcome !== 'pass').length;
  const mayVouch = useUser().role === 'HEAD_COACH' && ownRink && kind !== 'team' && state !== 'withdrawn';
  return (
    <DashboardCard
      title={t('title')}
      aside={
        open > 0 ? (
          <Pill tone="warn">{t('toClearUp', { count: open })}</Pill>
        ) : (
          <Pill tone="good">{t('clear')}</Pill>
        )
      }
    >
      {checks.length > 0 ? <Checklist checks={checks} named={people.length > 1} /> : null}
      {verified ? (
        <p>
          {t('verified.line', {
            coach: verified.by,
            when: formatInstant(verified.at, competition.timeZone),
          })}
        </p>
      ) : null}
      {vouches.length > 0 ? (
        <Stack gap={2} minContent>
          <Text as="h3" size="sm" weight="strong">
            {t('vouches.title')}
          </Text>
          <Stack role="list" as="ul" gap={1} minContent>
            {vouches.map(({ person, level, by, at }) => (
              <li key={at}>
                {t('vouches.line', {
                  level,
                  coach: by,
                  name: people[person]?.fullName ?? '',
                  when: formatInstant(at, competition.timeZone),
                })}
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
      {mayVouch ? (
        <span>
          <Button onClick={() => setIsVouching(true)}>{t('vouches.action')}</Button>
        </span>
      ) : null}
      <Dialog isOpen={isVouching} onClose={() => setIsVouching(false)} title={t('vouches.action')}>
        <AttestForm record={record} onDone={() => setIsVouching(false)} />
      </Dialog>
    </DashboardCard>
  );
}
