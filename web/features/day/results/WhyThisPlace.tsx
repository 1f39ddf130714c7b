import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ExplainedPlace, MyResult } from '../../../../shared/contract/day/results/results.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './WhyThisPlace.module.css';

interface WhyThisPlaceProps {
  readonly competitionId: string;
  readonly result: MyResult;
}

/** First in a sentence, then as bars against the flight's median, then all marks: the own ones, and no other's. */
export function WhyThisPlace({ competitionId, result }: WhyThisPlaceProps) {
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
  const { columns, medianTotal } = explained.data;
  return (
    <Stack gap={3} minContent className={styles.why}>
      <p>{sentences(t, explained.data).join(' ')}</p>
      {medianTotal === null ? null : <Bars columns={columns} />}
      {columns.length === 0 ? null : medianTotal === null ? (
        <MarksTable explained={explained.data} />
      ) : (
        <details className={styles.all}>
          <summary>{t('allMarks')}</summary>
          <MarksTable explained={explained.data} />
        </details>
      )}
    </Stack>
  );
}

type Column = ExplainedPlace['columns'][number];

/** Against the median, in tenths; null without one. */
const differenceOf = ({ own, median }: Column) => (median === null ? null : own - median);

/** Of several strongest the first; null where none is above the median. */
function strongestOf(columns: readonly Column[]): Column | null {
  const best = columns.toSorted((one, other) => (differenceOf(other) ?? 0) - (differenceOf(one) ?? 0))[0];
  return best && (differenceOf(best) ?? 0) > 0 ? best : null;
}

function sentences(t: TFunction<'myResult'>, explained: ExplainedPlace): string[] {
  const { place, skated, system, margin, judges, columns, total } = explained;
  if (place === null) return [t('skated', { count: skated })];
  const strongest = strongestOf(columns);
  return [
    // Alone in a flight, ISI measures the marks against its standard.
    system === 'isi' && skated === 1 ? t('alone', { place }) : t('placeOf', { place, count: skated }),
    ...(total === null ? [] : [t('ownTotal', { total: inTenths(total) })]),
    ...(margin === null
      ? []
      : [t(margin === 0 ? 'level' : place === 1 ? 'ahead' : 'behind', { margin: inTenths(margin) })]),
    ...(judges === null || system === 'isi'
      ? []
      : [
          t(`judges.${system === '6.0' ? 'sixPointZero' : 'majority'}`, {
            ...judges,
            count: judges.orBetter,
            judges: judges.count,
            place,
          }),
        ]),
    ...(strongest === null
      ? []
      : [t('strongest', { name: strongest.name, more: inTenths(differenceOf(strongest) ?? 0) })]),
  ];
}

/** The widest bar, in per cent of the half that it grows into. */
const WIDEST = 100;

/** Each column beside the median: to the right what is above it, to the left what is below. */
function Bars({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation('myResult');
  const most = Math.max(1, ...columns.map((column) => Math.abs(differenceOf(column) ?? 0)));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('bars')}</figcaption>
      <ul role="list" className={styles.bars}>
        {columns.map((column) => {
          const difference = differenceOf(column) ?? 0;
          return (
            <li key={column.name}>
              <span>{column.name}</span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  data-below={difference < 0 || undefined}
                  style={{ inlineSize: `${(Math.abs(difference) / most) * (WIDEST / 2)}%` }}
                />
              </span>
              <span className={styles.difference}>{signed(difference)}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

const inTenths = (tenths: number) => (tenths / 10).toFixed(1);
const signed = (tenths: number) =>
  `${tenths > 0 ? '+' : tenths < 0 ? '−' : '±'}${inTenths(Math.abs(tenths))}`;

function MarksTable({ explained }: { readonly explained: ExplainedPlace }) {
  const { t } = useTranslation('myResult');
  const { columns, total, medianTotal, penalties } = explained;
  return (
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
  );
}
