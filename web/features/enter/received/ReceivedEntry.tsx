import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { PartnerLink, PartnerPill, useAnswerText } from '../../entries/index.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { ReceivedLine, ReceivedSection } from './ReceivedSection.tsx';

/** The people of the entry, the competition and the answers. */
export function ReceivedEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const answerText = useAnswerText();
  const { kind, name, team, partner, competition, answers } = entry;
  return (
    <ReceivedSection title={t('entry.title')}>
      <dl>
        <ReceivedLine term={t(`entry.kinds.${kind}`)}>{name}</ReceivedLine>
        {team ? (
          <>
            <ReceivedLine term={t('entry.roster')}>
              {t('entry.skaters', { count: team.skaters })}
              {team.alternates > 0 ? ` ${t('entry.alternates', { count: team.alternates })}` : null}
            </ReceivedLine>
            <ReceivedLine term={t('entry.coach')}>{team.coachName}</ReceivedLine>
          </>
        ) : null}
        {partner ? (
          <ReceivedLine term={t('entry.partner')}>
            {partner.fullName} <PartnerPill state={partner.state} /> <PartnerLink entry={entry} />
          </ReceivedLine>
        ) : null}
        <ReceivedLine term={t('entry.homeRink')}>{entry.homeIsiRink}</ReceivedLine>
        <ReceivedLine term={t('entry.competition')}>
          <Link to={paths.publicCompetition(entry.competitionId)}>{competition.name}</Link>,{' '}
          {formatDays(competition.startDate, competition.endDate)}
        </ReceivedLine>
        <ReceivedLine term={t('entry.where')}>
          {competition.rink.name}, {competition.rink.city}
        </ReceivedLine>
        {answers.length > 0 ? (
          <ReceivedLine term={t('entry.answers')}>
            {answers.map(({ question, asked, answer }) => (
              <p key={question}>
                {asked} <strong>{answerText(answer)}</strong>
              </p>
            ))}
          </ReceivedLine>
        ) : null}
      </dl>
    </ReceivedSection>
  );
}
