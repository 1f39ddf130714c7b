import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Box } from '../../../../ui/Box.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { FlightName, FlightTime } from '../FlightWords.tsx';
import { lengthOf } from '../surfaceDay.ts';
import { type DeskFlight, type DeskProgramme, isOut } from './deskDay.ts';
import styles from './Music.module.css';

/** What a table of a desk that plays says of a programme. */
export interface TableOfDesk {
  /** The programme that is loaded. */
  readonly chosen: string | null;
  readonly played: ReadonlySet<string>;
  /** On the device. */
  readonly ready: ReadonlySet<string>;
  readonly onChoose: (programme: DeskProgramme) => void;
}

interface DeskFlightTableProps {
  readonly flight: DeskFlight;
  /** The first to come. */
  readonly isNext: boolean;
  /** Without one, titles only. */
  readonly desk?: TableOfDesk;
}

/** A flight in start order: whose music, which, and how long. */
export function DeskFlightTable({ flight: { flight, programmes }, isNext, desk }: DeskFlightTableProps) {
  const { t } = useTranslation('running');
  const heading = t(flight.state === 'now' ? 'now' : isNext ? 'next' : 'later');
  return (
    <Box
      as="section"
      frame="panel"
      pad={4}
      className={styles.flight}
      aria-label={`${heading}: ${eventLabel(flight.event.format, flight.event.level)} ${String(flight.part.number)}`}
    >
      <h2>
        <span className={styles.heading}>{heading}</span> <FlightTime flight={flight} />{' '}
        <FlightName flight={flight} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('desk.order')}</th>
            <th scope="col">{t('desk.name')}</th>
            <th scope="col">{t('desk.music')}</th>
            <th scope="col">{t('desk.length')}</th>
          </tr>
        </thead>
        <tbody>
          {programmes.map((programme) => {
            const { programmeId, order, name, sayAs, state, file, seconds } = programme;
            return (
              <tr
                key={programmeId}
                data-state={state}
                data-chosen={desk?.chosen === programmeId || undefined}
              >
                <td>{order}</td>
                <td>
                  <strong>{name}</strong>
                  {sayAs === '' ? null : <span className={styles.said}>{t('desk.said', { sayAs })}</span>}
                  {isOut(programme) && (state === 'scratched' || state === 'noShow') ? (
                    <Pill tone="neutral">{t(`states.${state}`)}</Pill>
                  ) : null}
                </td>
                <td>{desk ? <FileOf programme={programme} desk={desk} /> : <Title of={programme} />}</td>
                <td>{lengthOf(file ? Math.round(file.to - file.from) : seconds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

function Title({ of: { title } }: { readonly of: DeskProgramme }) {
  const { t } = useTranslation('running');
  return title === '' ? <Pill tone="warn">{t('desk.noMusic')}</Pill> : title;
}

function FileOf({ programme, desk }: { readonly programme: DeskProgramme; readonly desk: TableOfDesk }) {
  const { t } = useTranslation('musicDesk');
  const { programmeId, name, title, file } = programme;
  const isChosen = desk.chosen === programmeId;
  return (
    <div className={styles.file}>
      <span>
        {title}
        {file === null ? (
          <Pill tone="warn">{t('noFile')}</Pill>
        ) : desk.ready.has(file.fileId) ? null : (
          <Text as="span" soft size="sm">
            {' '}
            {t('notHere')}
          </Text>
        )}
        {desk.played.has(programmeId) ? (
          <>
            {' '}
            <Pill tone="good">{t('played')}</Pill>
          </>
        ) : null}
      </span>
      {file === null || isOut(programme) ? null : (
        <Button
          dense
          aria-pressed={isChosen}
          aria-label={t(isChosen ? 'chosenNamed' : 'chooseNamed', { name })}
          onClick={() => desk.onChoose(programme)}
        >
          {t(isChosen ? 'chosen' : 'choose')}
        </Button>
      )}
    </div>
  );
}
