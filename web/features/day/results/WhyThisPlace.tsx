import { useQuery } from '@tanstack/react-query';
import type { ExplainedPlace, MyResult } from '../../../../shared/contract/day/results/results.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTenths } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { aboveMedian, areAlike, areClose, averageMark, whySentences } from './whySentences.ts';
import styles from './WhyThisPlace.module.css';

interface WhyThisPlaceProps {
  readonly competitionId: string;
  readonly result: Pick<MyResult, 'flightId' | 'programmeId'>;
}

/** First in sentences, then as a picture, then all marks: the own ones, and no other's. */
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
  const { columns, judges } = explained.data;
  const hasMedian = columns.some(({ median }) => median !== null);
  return (
    <Stack gap={3} minContent className={styles.why}>
      <p>{whySentences(t, explained.data).join(' ')}</p>
      {judges ? <JudgePlaces judges={judges} /> : null}
      {columns.length === 0 || (!hasMedian && areClose(columns)) ? null : hasMedian ? (
        <Differences
          columns={columns}
          differenceOf={aboveMedian}
          figureOf={(column) => signed(aboveMedian(column))}
          caption={t('bars')}
          middle={t('median')}
        />
      ) : areAlike(columns) && columns.length > 1 ? (
        <AroundAverage columns={columns} />
      ) : (
        <OwnMarks columns={columns} />
      )}
      {columns.length === 0 ? null : (
        <details className={styles.all}>
          <summary>{t('allMarks')}</summary>
          <MarksTable explained={explained.data} hasMedian={hasMedian} />
        </details>
      )}
    </Stack>
  );
}

/** Each judge's place, the best first and without the judge: those of the majority stand out. */
function JudgePlaces({ judges }: { readonly judges: NonNullable<ExplainedPlace['judges']> }) {
  const { t } = useTranslation('myResult');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('judges.places')}</figcaption>
      <ul role="list" className={styles.ordinals}>
        {judges.places.map((place, index) => (
          <li key={index} data-counts={place <= judges.majorityAt || undefined}>
            {place}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type Column = ExplainedPlace['columns'][number];

/** In tenths, what the ends of the scale are at least for each mark that is added: one tenth must not look like many. */
const LEAST_END = 5;

/** In a small flight: what is above the own average and what is below; the marks stand beside it. */
function AroundAverage({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation('myResult');
  const average = averageMark(columns);
  return (
    <Differences
      columns={columns}
      differenceOf={({ own }) => own - average}
      figureOf={({ own }) => formatTenths(own)}
      caption={t('ownAverage', { average: formatTenths(average) })}
      middle={t('average')}
    />
  );
}

interface DifferencesProps {
  readonly columns: readonly Column[];
  /** In tenths, from the middle of the scale. */
  readonly differenceOf: (column: Column) => number;
  readonly figureOf: (column: Column) => string;
  readonly caption: string;
  readonly middle: string;
}

/** Each column to the right of the middle by what it is above it, to the left by what it is below, on a scale that is named. */
function Differences({ columns, differenceOf, figureOf, caption, middle }: DifferencesProps) {
  const step = LEAST_END * Math.max(...columns.map(({ marks }) => marks));
  const most = Math.max(...columns.map((column) => Math.abs(differenceOf(column))));
  const end = step * Math.max(1, Math.ceil(most / step));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {caption} <Added columns={columns} />
      </figcaption>
      <ul role="list" className={styles.bars}>
        {columns.map((column) => {
          const difference = differenceOf(column);
          return (
            <li key={column.name}>
              <span>{column.name}</span>
              <span className={styles.track} data-middle="" aria-hidden="true">
                <span
                  className={styles.bar}
                  data-below={difference < 0 || undefined}
                  style={{ inlineSize: `${(Math.abs(difference) / end) * 50}%` }}
                />
              </span>
              <span className={styles.figures}>{figureOf(column)}</span>
            </li>
          );
        })}
        <li aria-hidden="true" className={styles.scale}>
          <span />
          <span>
            <span>{signed(-end)}</span>
            <span>{middle}</span>
            <span>{signed(end)}</span>
          </span>
          <span />
        </li>
      </ul>
    </figure>
  );
}

/** Each column on its way to the highest possible mark: in a small flight there is nothing to compare with. */
function OwnMarks({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation('myResult');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {t('ownBars')} <Added columns={columns} />
      </figcaption>
      <ul role="list" className={styles.bars}>
        {columns.map(({ name, own, most }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} data-own="" style={{ inlineSize: `${(own / most) * 100}%` }} />
            </span>
            <span className={styles.figures}>
              {t('ownOf', { own: formatTenths(own), most: formatTenths(most) })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** That a column is the sum of several judges, where it is so for all. */
function Added({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation('myResult');
  const [first] = columns;
  const isSum = first !== undefined && first.marks > 1 && columns.every(({ marks }) => marks === first.marks);
  return isSum ? t('added', { count: first.marks }) : null;
}

const signed = (tenths: number) =>
  `${tenths > 0 ? '+' : tenths < 0 ? '−' : '±'}${formatTenths(Math.abs(tenths))}`;

interface MarksTableProps {
  readonly explained: ExplainedPlace;
  readonly hasMedian: boolean;
}

function MarksTable({ explained: { columns, total, medianTotal, penalties }, hasMedian }: MarksTableProps) {
  const { t } = useTranslation('myResult');
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('own')}</th>
          {hasMedian ? <th scope="col">{t('median')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, own, median }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatTenths(own)}</td>
            {hasMedian ? <td>{median === null ? '' : formatTenths(median)}</td> : null}
          </tr>
        ))}
        {penalties.map(({ code, tenths }, index) => (
          <tr key={`${String(index)} ${code}`}>
            <th scope="row">{t('penalty')}</th>
            <td>−{formatTenths(tenths)}</td>
            {hasMedian ? <td /> : null}
          </tr>
        ))}
        {total === null ? null : (
          <tr>
            <th scope="row">{t('total')}</th>
            <td>
              <strong>{formatTenths(total)}</strong>
            </td>
            {hasMedian ? <td>{medianTotal === null ? '' : formatTenths(medianTotal)}</td> : null}
          </tr>
        )}
      </tbody>
    </table>
  );
}
