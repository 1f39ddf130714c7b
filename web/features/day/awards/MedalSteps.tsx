import { useState } from 'react';
import { PAPER_SIZES } from '../../../../shared/contract/core/documentWords.ts';
import type { PodiumFlight } from '../../../../shared/contract/day/results/awards.ts';
import { ordinal } from '../../../../shared/domain/day/awards/medals.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { addressOf, call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface MedalStepsProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly result: NonNullable<PodiumFlight['result']>;
  /** Event and flight. */
  readonly what: string;
  /** Organisers print; an archived competition changes no more. */
  readonly canPrint: boolean;
  readonly canChange: boolean;
}

/** What changes hands because of a correction after the awards, until somebody says that it is done. */
export function MedalSteps({ params, result, what, canPrint, canChange }: MedalStepsProps) {
  const { t } = useTranslation('podium');
  const [isBusy, setIsBusy] = useState(false);
  const { steps, version } = result;
  if (steps.length === 0) return null;
  const done = async () => {
    setIsBusy(true);
    try {
      await call('exchangeMedals', { params, body: { version } });
      showToast(t('medals.done'));
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      showToast(first?.message ?? errorMessage(thrown) ?? String(thrown), 'bad');
    }
    setIsBusy(false);
  };
  return (
    <Stack
      as="section"
      gap={3}
      background="warn"
      round="panel"
      pad={4}
      aria-label={`${t('medals.title')}: ${what}`}
    >
      <Text as="h4" weight="strong">
        {t('medals.title')}
      </Text>
      <p>{t('medals.why', { version })}</p>
      <Stack as="ol" role="list" gap={2} minContent>
        {steps.map((step) => (
          <Row key={`${step.what} ${step.programmeId}`} as="li" gap={1} columnGap={3} align="baseline">
            <span>
              {t(`medals.${step.what}`, {
                place: ordinal(step.place),
                name: step.name === '' ? t('gone') : step.name,
              })}
            </span>
            {step.what === 'reprint' && canPrint && step.name !== ''
              ? PAPER_SIZES.map((paper) => (
                  <a
                    key={paper}
                    href={addressOf(
                      'getAwardDocument',
                      { competitionId: params.competitionId },
                      {
                        document: 'certificates',
                        paper,
                        flight: params.flightId,
                        programme: step.programmeId,
                      },
                    )}
                    type="application/pdf"
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${step.name}: ${t(`print.${paper}`)}`}
                  >
                    {t(`print.${paper}`)}
                  </a>
                ))
              : null}
          </Row>
        ))}
      </Stack>
      {canChange ? (
        <div>
          <Button
            tone="primary"
            aria-busy={isBusy}
            aria-label={`${t('medals.confirm')}: ${what}`}
            onClick={() => void done()}
          >
            {t('medals.confirm')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
