import { Suspense, useState } from 'react';
import { PAPER_SIZES } from '../../../../shared/contract/core/documentWords.ts';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { addressOf } from '../../../api/client.ts';
import { formatTenths } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Why } from './laterWhyThisPlace.ts';
import { WhyButton } from './WhyButton.tsx';

interface MyResultLineProps {
  readonly competitionId: string;
  readonly result: MyResult;
}

/** A posted place, what a correction changed, and why it is this place. */
export function MyResultLine({ competitionId, result }: MyResultLineProps) {
  const { t } = useTranslation('myResult');
  const [isOpen, setIsOpen] = useState(false);
  const { name, state, place, total, points, correction, role, flightId, programmeId } = result;
  const event = eventLabel(result.format, result.level);
  return (
    <Stack gap={2} minContent>
      <Row as="p" gap={2} align="center">
        {place === null ? (
          <Pill tone="neutral">{state === 'skated' ? t('noPlace') : t(`notSkated.${state}`)}</Pill>
        ) : (
          <>
            <Pill tone="good">{t('place', { place })}</Pill>
            {total === null ? null : (
              <Text as="span" figures>
                {t('totalOf', { total: formatTenths(total) })}
              </Text>
            )}
            <span>{t('points', { count: points })}</span>
          </>
        )}
        {place === null ? null : (
          <WhyButton of={result} isOpen={isOpen} onToggle={() => setIsOpen((before) => !before)} />
        )}
        {place !== null && role === 'family'
          ? PAPER_SIZES.map((paper) => (
              <a
                key={paper}
                href={addressOf('getMyCertificate', { competitionId, flightId, programmeId }, { paper })}
                type="application/pdf"
                target="_blank"
                rel="noreferrer"
                aria-label={t('of', { what: t(`certificate.${paper}`), name, event })}
              >
                {t(`certificate.${paper}`)}
              </a>
            ))
          : null}
      </Row>
      {correction ? (
        <Text soft size="sm">
          {t('corrected', {
            reason: t(`reasons.${correction.reason}`),
            text: correction.text,
            place: correction.before?.place ?? '–',
          })}
        </Text>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<Spinner />}>
          <Why competitionId={competitionId} result={result} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
