import { useId } from 'react';
import { formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import type { EntryOption, ClosedReasonCode } from '../entryOptions.ts';
import type { ShownCompetition } from '../toShownCompetition.ts';

interface EnterButtonsProps {
  readonly competition: ShownCompetition;
  readonly choices: readonly EntryOption[];
  readonly className?: string | undefined;
}

/** A button for each kind of entry; a closed one stays and says why. */
export function EnterButtons({ competition, choices, className }: EnterButtonsProps) {
  const { t } = useTranslation('competitionPage');
  const why = useRefusal(competition);
  return choices.map(({ kind, path, refusal }, index) =>
    refusal === null ? (
      <LinkButton key={kind} to={path} tone={index === 0 ? 'primary' : 'quiet'} className={className}>
        {t(`enter.${kind}`)}
      </LinkButton>
    ) : (
      <Button key={kind} disabledReason={why(refusal)} className={className}>
        {t(`enter.${kind}`)}
      </Button>
    ),
  );
}

interface DisabledReasonProps {
  readonly competition: ShownCompetition;
  readonly choices: readonly EntryOption[];
}

/** Reasons as text, since touch has no tooltip; each reason once. */
export function DisabledReason({ competition, choices }: DisabledReasonProps) {
  const id = useId();
  const why = useRefusal(competition);
  const { t } = useTranslation('competitionPage');
  const reasons = new Set(choices.map(({ refusal }) => refusal).filter((refusal) => refusal !== null));
  const full = choices.filter(({ refusal, isFull }) => refusal === null && isFull);
  return (
    <>
      {[...reasons].map((refusal) => (
        <p key={`${id}${refusal}`}>{why(refusal)}</p>
      ))}
      {full.map(({ kind }) => (
        <p key={`${id}${kind}`}>{t(`waitingList.${kind}`)}</p>
      ))}
    </>
  );
}

function useRefusal({
  openFrom,
  openUntil,
  timeZone,
}: ShownCompetition): (refusal: ClosedReasonCode) => string {
  const { t } = useTranslation('competitionPage');
  return (refusal) => {
    const at = refusal === 'opensLater' ? openFrom : openUntil;
    return t(`refusal.${refusal}`, { when: at === null ? '' : formatInstant(at, timeZone) });
  };
}
