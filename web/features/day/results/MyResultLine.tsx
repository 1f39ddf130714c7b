import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAPER_SIZES } from '../../../../shared/contract/core/scheduleDocuments.ts';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { addressOf } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './MyResult.module.css';

interface MyResultLineProps {
  readonly competitionId: string;
  readonly result: MyResult;
}

/** A posted place, what a correction changed, and why it is this place. */
export function MyResultLine({ competitionId, result }: MyResultLineProps) {
  const { t } = useTranslation('myResult');
  const [isOpen, setIsOpen] = useState(false);
  const { place, points, correction, role, flightId, programmeId } = result;
  return (
    <Stack gap={2} minContent>
      <Row as="p" gap={2} align="center">
        {place === null ? (
          <Pill tone="neutral">{t('noPlace')}</Pill>
        ) : (
          <>
            <Pill tone="good">{t('place', { place })}</Pill>
            <span>{t('points', { count: points })}</span>
          </>
        )}
        {place === null ? null : (
          <Button onClick={() => setIsOpen((before) => !before)}>{t(isOpen ? 'hide' : 'why')}</Button>
        )}
        {place !== null && role === 'family'
          ? PAPER_SIZES.map((paper) => (
              <a
                key={paper}
                href={addressOf('getMyCertificate', { competitionId, flightId, programmeId }, { paper })}
                type="application/pdf"
                target="_blank"
                rel="noreferrer"
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
      {isOpen ? <WhyThisPlace competitionId={competitionId} result={result} /> : null}
    </Stack>
  );
}

const inTenths = (tenths: number) => (tenths / 10).toFixed(1);

function WhyThisPlace({ competitionId, result }: MyResultLineProps) {
  const { t } = useTranslation('myResult');
  const { flightId, programmeId } = result;
  const explained = useQuery(
    requestQuery('explainPlace', { params: { competitionId, flightId, programmeId } }),
  );
  if (explained.isPending) return <Spinner />;
  if (!explained.data)
    return (
      <Text soft size="sm">
        {t('failed')}
      </Text>
    );
  const { columns, total, medianTotal, penalties, skated } = explained.data;
  return (
    <Stack gap={2} minContent>
      <Text soft size="sm">
        {t('skated', { count: skated })}
      </Text>
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('own')}</th>
            {medianTotal === null ? null : <th scope="col">{t('median')}</th>}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, own, median }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inTenths(own)}</td>
              {medianTotal === null ? null : <td>{median === null ? '' : inTenths(median)}</td>}
            </tr>
          ))}
          {penalties.map(({ code, tenths }, index) => (
            <tr key={`${String(index)} ${code}`}>
              <th scope="row">{t('penalty')}</th>
              <td>−{inTenths(tenths)}</td>
              {medianTotal === null ? null : <td />}
            </tr>
          ))}
          {total === null ? null : (
            <tr>
              <th scope="row">{t('total')}</th>
              <td>
                <strong>{inTenths(total)}</strong>
              </td>
              {medianTotal === null ? null : <td>{inTenths(medianTotal)}</td>}
            </tr>
          )}
        </tbody>
      </table>
    </Stack>
  );
}
