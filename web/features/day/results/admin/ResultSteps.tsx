import type { FlightResult } from '../../../../../shared/contract/day/results/results.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';

interface ResultStepsProps {
  readonly result: FlightResult;
  readonly timeZone: string;
}

/** The person and the time of every step of a result, version by version. */
export function ResultSteps({ result, timeZone }: ResultStepsProps) {
  const { t } = useTranslation('flightResults');
  return (
    <>
      <ApprovalLines result={result} timeZone={timeZone} />
      {result.posted ? (
        <li>{t('postedBy', { name: result.posted.by, when: formatInstant(result.posted.at, timeZone) })}</li>
      ) : null}
      <AwardLines result={result} timeZone={timeZone} />
    </>
  );
}

/** Who stands for which version: nobody stands for marks that they have not seen. */
function ApprovalLines({ result, timeZone }: { readonly result: FlightResult; readonly timeZone: string }) {
  const { t } = useTranslation('flightResults');
  const [first, ...corrections] = result.approvals;
  const { corrected } = result;
  return (
    <>
      {first ? (
        <li>
          {t(corrections.length === 0 ? 'approvedBy' : 'firstApprovedBy', {
            name: first.by,
            when: formatInstant(first.at, timeZone),
          })}
        </li>
      ) : null}
      {corrections.map(({ version, by, at, proposedBy, aloneReason, refereeAllowed }) => {
        const facts = { version, name: by, when: formatInstant(at, timeZone) };
        return (
          <li key={version}>
            {proposedBy === null
              ? t('correctedBy', facts)
              : aloneReason === null
                ? t('correctedByTwo', { ...facts, proposer: proposedBy })
                : t('correctedAlone', { ...facts, reason: aloneReason })}
            {refereeAllowed ? ` ${t('refereeAllowed')}` : null}
          </li>
        );
      })}
      {corrected ? (
        <li>{t('correctedWhy', { reason: t(`reasons.${corrected.reason}`), text: corrected.text })}</li>
      ) : null}
    </>
  );
}

/** For which version the awards were given: their time never stands for an order that they did not have. */
function AwardLines({ result, timeZone }: ResultStepsProps) {
  const { t } = useTranslation('flightResults');
  const { awarded, exchanged, version } = result;
  const factsOf = (step: NonNullable<FlightResult['awarded']>) => ({
    version: step.version,
    name: step.by,
    when: formatInstant(step.at, timeZone),
  });
  return (
    <>
      {awarded ? <li>{t(version === 1 ? 'awardedBy' : 'awardedFor', factsOf(awarded))}</li> : null}
      {exchanged ? <li>{t('exchangedBy', factsOf(exchanged))}</li> : null}
    </>
  );
}
