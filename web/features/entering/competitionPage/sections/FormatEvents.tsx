import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { clock } from '../../entries/index.ts';
import { LaterLineArt } from '../../../../ui/lineArt/laterLineArt.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { useSeen } from '../../../../ui/useSeen.ts';
import type { FormFormat } from './eventGroups.ts';
import { drawingOf } from './drawingOf.ts';
import styles from './FormatEvents.module.css';
import type { RemainingPlaces } from '../remainingPlaces.ts';

interface FormatEventsProps {
  readonly format: FormFormat;
  /** Expanded at first. */
  readonly isOpen: boolean;
  readonly places: RemainingPlaces | null;
}

/** A format; expanded, its levels with duration and places. */
export function FormatEvents({ format, isOpen: opensFirst, places }: FormatEventsProps) {
  const { t } = useTranslation('competitionPage');
  const [isOpen, setIsOpen] = useState(opensFirst);
  const [ref, isSeen] = useSeen<HTMLElement>();
  const full = format.events.filter(({ id }) => places?.get(id) === 0).length;
  return (
    <details
      className={styles.format}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary ref={ref} className={styles.summary}>
        <span className={styles.name}>{format.format}</span>
        <Icon name="right" small />
        <span className={styles.count}>
          <SkaterCount skaters={format.skaters} />
          <span>{t('events.count', { count: format.events.length })}</span>
          {full > 0 ? <Pill tone="neutral">{t('events.full', { count: full })}</Pill> : null}
        </span>
        <span className={styles.drawing}>
          {isSeen ? (
            <Suspense>
              <LaterLineArt name={drawingOf(format)} />
            </Suspense>
          ) : null}
        </span>
      </summary>
      {isOpen ? <Levels format={format} places={places} /> : null}
    </details>
  );
}

/** The number of skaters, unless it is one. */
function SkaterCount({ skaters: [from, to] }: Pick<FormFormat, 'skaters'>) {
  const { t } = useTranslation('competitionPage');
  if (to === 1) return null;
  return (
    <span>{from === to ? t('events.skaters', { count: to }) : t('events.skaterRange', { from, to })}</span>
  );
}

function Levels({
  format,
  places,
}: {
  readonly format: FormFormat;
  readonly places: RemainingPlaces | null;
}) {
  const { t } = useTranslation('competitionPage');
  const isLimited = places !== null && format.events.some(({ id }) => places.has(id));
  return (
    <table className={styles.levels}>
      <thead>
        <tr>
          <th scope="col">{t('events.level')}</th>
          <th scope="col">{t('events.time')}</th>
          {isLimited ? <th scope="col">{t('events.places')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {format.events.map(({ id, level, seconds }) => (
          <tr key={id}>
            <th scope="row">{level}</th>
            <td>{seconds > 0 ? t('events.minutes', { clock: clock(seconds) }) : t('events.noTime')}</td>
            {isLimited ? (
              <td>
                <Places left={places.get(id)} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** At most this many places left are highlighted. */
const LAST_PLACES = 3;

function Places({ left }: { readonly left: number | undefined }) {
  const { t } = useTranslation('competitionPage');
  if (left === undefined) return t('events.unlimited');
  if (left === 0) return <Pill tone="neutral">{t('events.isFull')}</Pill>;
  const text = t('events.left', { count: left });
  return left <= LAST_PLACES ? <Pill tone="warn">{text}</Pill> : text;
}
