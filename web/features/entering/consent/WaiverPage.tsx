import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryWaivers } from '../../../../shared/contract/entering/entries/consents.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDay, formatDays, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './WaiverPage.module.css';

/** `/waiver`: a competition's waiver to print, blank, or as it was signed for an entry. */
export function WaiverPage() {
  const { t } = useTranslation('consent');
  const [query] = useSearchParams();
  const [competitionId, entryId] = [query.get('competitionId') ?? '', query.get('entryId') ?? ''];
  const { user } = useSession();
  const isFamily = entryId !== '' && user?.role === 'SKATER';
  const isOrganiser = entryId !== '' && (user?.role === 'SUPER_ADMIN' || user?.role === 'MANAGER');
  const competition = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
  const own = useQuery({ ...requestQuery('getEntry', { params: { entryId } }), enabled: isFamily });
  const signed = useQuery({
    ...requestQuery('getEntryWaivers', { params: { competitionId, entryId } }),
    enabled: isOrganiser,
  });

  if (competition.data && signed.data)
    return <WaiverSheet competition={competition.data} waivers={signed.data} />;
  if (isOrganiser && signed.isError)
    return <ErrorState title={t('failed')} onRetry={() => void signed.refetch()} />;
  if (competition.data?.waiver && !isOrganiser)
    return (
      <WaiverSheet
        competition={competition.data}
        waivers={currentWaivers(competition.data, own.data?.consents)}
      />
    );
  if (competition.isError && !isApiError(competition.error, 'NotFound'))
    return <ErrorState title={t('failed')} onRetry={() => void competition.refetch()} />;
  return competition.isPending || (isOrganiser && signed.isPending) ? (
    <Spinner />
  ) : (
    <Page title={t('page.title')}>
      <EmptyState drawing="notFound" title={t('page.notFound')} text={t('page.notFoundText')} />
    </Page>
  );
}

/** A waiver of an earlier version is to be signed again. */
function currentWaivers({ waiver = null }: Competition, consents: Entry['consents'] = []): EntryWaivers {
  const version = waiverVersion(waiver) ?? '';
  const people = consents.map((person) =>
    person.waiver?.version === version ? person : { ...person, waiver: null },
  );
  return { people, version, texts: [{ version, text: waiver }] };
}

interface WaiverSheetProps {
  readonly competition: Competition;
  readonly waivers: EntryWaivers;
}

/** One sheet for each version, with the people who signed it; who has not signs the version that counts. */
function WaiverSheet({ competition, waivers }: WaiverSheetProps) {
  const { t } = useTranslation('consent');
  const { name, startDate, endDate, rink, timeZone } = competition;
  const { people, version, texts } = waivers;
  const sheets = texts
    .map((one) => ({
      ...one,
      people: people.filter(({ waiver }) => (waiver?.version ?? version) === one.version),
    }))
    .filter((one) => one.people.length > 0 || people.length === 0);
  return (
    <Page
      width="form"
      title={`${t('page.title')}: ${name}`}
      subtitle={`${formatDays(startDate, endDate)} · ${rink.name}`}
      actions={<Button onClick={() => window.print()}>{t('page.print')}</Button>}
    >
      {sheets.length === 0 ? <p>{t('page.notFoundText')}</p> : null}
      {sheets.map((sheet) => (
        <Stack key={sheet.version} as="section" gap={5} minContent className={styles.sheet}>
          {sheet.text === null ? (
            <p>{t('page.textGone')}</p>
          ) : (
            sheet.text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} className={styles.paragraph}>
                {paragraph}
              </p>
            ))
          )}
          {(sheet.people.length > 0 ? sheet.people : [null]).map((person) => (
            <Stack
              key={`${person?.fullName ?? ''} ${person?.birthdate ?? ''}`}
              as="dl"
              gap={4}
              minContent
              className={styles.lines}
            >
              <Line term={t('page.skater')}>{person?.fullName}</Line>
              <Line term={t('page.born')}>{person ? formatDay(person.birthdate) : ''}</Line>
              <Line term={t('page.guardian')}>{person?.waiver?.signedBy}</Line>
              <Line term={t('page.signature')}>{person?.waiver ? t(`how.${person.waiver.how}`) : ''}</Line>
              <Line term={t('page.date')}>
                {person?.waiver ? formatInstant(person.waiver.at, timeZone) : ''}
              </Line>
            </Stack>
          ))}
          <Text soft size="xs">
            {t(sheet.version === version ? 'page.version' : 'page.earlierVersion', {
              version: sheet.version.slice(0, 8).toUpperCase(),
            })}
          </Text>
        </Stack>
      ))}
    </Page>
  );
}

/** Empty where a pen fills it in. */
function Line({ term, children }: { readonly term: string; readonly children?: string | undefined }) {
  return (
    <Stack gap={3} className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Stack>
  );
}
