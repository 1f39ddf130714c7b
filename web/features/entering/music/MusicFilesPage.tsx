import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CompetitionMusic, ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { musicWindow } from '../../../../shared/domain/entering/music/musicRules.ts';
import { lacksMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import { verdictOf } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { usePresent } from '../../../ui/now.ts';
import { SearchBox } from '../../../table/SearchBox.tsx';
import { searchable } from '../../../table/searchable.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Fold, Folds } from '../../../ui/Fold.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { ListedFile } from './ListedFile.tsx';
import { MusicActions } from './MusicActions.tsx';
import { dueTextOf } from './MusicFold.tsx';
import { MusicRulesForm } from './MusicRulesForm.tsx';

const SendManyDialog = laterDialog(async () => (await import('./SendManyDialog.tsx')).SendManyDialog);

/** `/admin/music`: whose music is missing, what is to be checked, and until when families send it. */
export function MusicFilesPage() {
  const { t } = useTranslation('music');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('page.subtitle')}
      failed={t('page.failed')}
      noCompetition={{ title: t('page.noCompetition'), text: t('page.noCompetitionText') }}
    >
      {(competition) => <StoredMusic key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

function StoredMusic({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('music');
  const { role } = useUser();
  const music = useQuery(requestQuery('listMusic', { params: { competitionId: competition.id } }));
  if (music.isPending) return <Spinner />;
  if (music.isError) return <ErrorState title={t('page.failed')} onRetry={() => void music.refetch()} />;
  if (role === 'HEAD_COACH') return <MusicOfRink competition={competition} music={music.data} />;
  const { rules } = music.data;
  const form = <MusicRulesForm key={rules.version} competition={competition} rules={rules} />;
  if (!rules.isCollected) return competition.state === 'archived' ? <NotCollected /> : form;
  return (
    <Stack gap={6}>
      <MusicActions competition={competition} programmes={music.data.programmes} />
      <Files competition={competition} music={music.data} isOpen={competition.state !== 'archived'} />
      {competition.state === 'archived' ? null : (
        <Folds>
          <Fold title={t('rules.title')}>{form}</Fold>
        </Folds>
      )}
    </Stack>
  );
}

/** A head coach sends for the families of the own rink, as long as they may themselves. */
function MusicOfRink({ competition, music }: FilesProps) {
  const { t } = useTranslation('music');
  const { rules, programmes } = music;
  const fee = Math.max(0, ...programmes.map(({ feeDue }) => feeDue));
  const now = usePresent((present) => present.getTime());
  if (!rules.isCollected) return <NotCollected />;
  const window = musicWindow(rules, 'coach', { competition, now: new Date(now) });
  const isOpen = (window === 'open' || window === 'late') && rules.licence === null;
  const time = rules.until === null ? '' : formatInstant(rules.until, competition.timeZone);
  return (
    <Stack gap={4}>
      <p>
        {rules.licence !== null
          ? t('rink.licence')
          : rules.until === null && window === 'open'
            ? t('untilEnd')
            : t(dueTextOf(window, fee), { time, fee: formatAmount(fee, competition.currency) })}
      </p>
      <Files competition={competition} music={music} isOpen={isOpen} />
    </Stack>
  );
}

function NotCollected() {
  const { t } = useTranslation('music');
  return <EmptyState drawing="entries" title={t('page.notCollected')} text={t('page.notCollectedText')} />;
}

/** So many are looked through by eye. */
const SEARCHED = 12;
/** More only after a press: a large competition has thousands. */
const SHOWN = 50;

function isNamed({ name, rink, format, level, reference }: ListedMusic, search: string): boolean {
  const text = searchable([name, rink, format, level, reference].join(' '));
  return searchable(search)
    .split(' ')
    .every((word) => text.includes(word));
}

const FILTERS = ['missing', 'check', 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** A late file of the organiser's own is no surprise to it. */
const needsCheck = ({ file, sameAs, isChecked }: ListedMusic) =>
  file !== null &&
  !isChecked &&
  (verdictOf(file.findings) !== 'ok' || sameAs.length > 0 || (file.isLate && file.by !== 'organiser'));

const IS_SHOWN: Readonly<Record<Filter, (music: ListedMusic) => boolean>> = {
  missing: lacksMusic,
  check: needsCheck,
  all: () => true,
};

interface FilesProps {
  readonly competition: Competition;
  readonly music: CompetitionMusic;
}

/** @param isOpen whether the reader may send files */
function Files({ competition, music: { programmes }, isOpen }: FilesProps & { readonly isOpen: boolean }) {
  const { t } = useTranslation('music');
  const [filter, setFilter] = useState<Filter>('missing');
  const [isSending, setSending] = useState(false);
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(SHOWN);
  const countOf = (one: Filter) => programmes.filter(IS_SHOWN[one]).length;
  const received = programmes.filter(({ file }) => file !== null).length;
  const wanted = programmes.filter(IS_SHOWN[filter]);
  const shown = search === '' ? wanted : wanted.filter((music) => isNamed(music, search));
  if (programmes.length === 0)
    return <EmptyState drawing="entries" title={t('page.noProgramme')} text={t('page.noProgrammeText')} />;
  return (
    <Stack as="section" gap={4} aria-label={t('page.files')}>
      {isOpen ? (
        <Row gap={3}>
          <Button onClick={() => setSending(true)}>{t('many.title')}</Button>
        </Row>
      ) : null}
      {isSending ? (
        <SendManyDialog competition={competition} programmes={programmes} onClose={() => setSending(false)} />
      ) : null}
      <ProgressBar label={t('page.received')} done={received} all={received + countOf('missing')} />
      <Segments
        label={t('page.show')}
        options={FILTERS.map((value) => ({
          value,
          label: t(`page.filters.${value}`, { count: countOf(value) }),
        }))}
        value={filter}
        onChange={(value) => setFilter(FILTERS.find((one) => one === value) ?? 'all')}
      />
      {programmes.length > SEARCHED ? (
        <SearchBox label={t('page.search')} value={search} onSearch={setSearch} />
      ) : null}
      {shown.length === 0 ? (
        <p>
          {t(
            wanted.length > 0
              ? 'page.notFound'
              : filter === 'missing'
                ? 'page.nothingMissing'
                : 'page.nothingToCheck',
          )}
        </p>
      ) : (
        <Stack as="ul" role="list" gap={3}>
          {shown.slice(0, most).map((music) => (
            <li key={music.programmeId}>
              <ListedFile
                music={music}
                ofEntry={programmes.filter(({ entryId }) => entryId === music.entryId)}
                competition={competition}
                isOpen={isOpen}
              />
            </li>
          ))}
        </Stack>
      )}
      {shown.length > most ? (
        <Row>
          <Button onClick={() => setMost(most + SHOWN)}>
            {t('page.more', { count: Math.min(SHOWN, shown.length - most) })}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
