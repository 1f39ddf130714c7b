import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Fold } from '../../../../ui/Fold.tsx';
import { Fact, PartnerLink, PartnerPill, useAnswerText } from '../../entries/index.ts';

type PersonTerms = readonly (readonly [term: string, value: string | null | undefined])[];

/** The skater or team as entered, and the answers to the organiser's questions. */
export function PersonFold({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const answerText = useAnswerText();
  const { kind, name, skater, team, homeIsiRink, answers } = entry;
  const facts: PersonTerms = [
    [t(`person.${kind}`), skater?.fullName ?? name],
    ...(skater ? memberFacts(t, skater) : []),
    ...(team
      ? ([
          [t('person.roster'), rosterText(t, team)],
          [t('person.coach'), team.coachName],
        ] as const)
      : []),
    [t('person.homeRink'), homeIsiRink],
    ...answers.map(({ asked, answer }) => [asked, answerText(answer)] as const),
  ];
  return (
    <Fold title={t(`person.title.${kind}`)} aside={kind === 'team' && team ? rosterText(t, team) : undefined}>
      <FactList facts={facts} />
    </Fold>
  );
}

/** A couple's second skater, and the answer to the invitation. */
export function PartnerFold({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { partner } = entry;
  if (!partner) return null;
  return (
    <Fold title={t('person.partner')} aside={<PartnerPill state={partner.state} />}>
      <FactList
        facts={[
          [t('person.individual'), partner.fullName],
          ...memberFacts(t, partner),
          [t('person.email'), partner.email],
        ]}
      />
      <PartnerLink entry={entry} />
    </Fold>
  );
}

function FactList({ facts }: { readonly facts: PersonTerms }) {
  const { t } = useTranslation('entryPage');
  return (
    <dl>
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          {value || t('person.notGiven')}
        </Fact>
      ))}
    </dl>
  );
}

type Translate = ReturnType<typeof useTranslation<'entryPage'>>['t'];
type Person = Pick<NonNullable<Entry['partner']>, 'birthdate' | 'isi' | 'expDate' | 'highestIsiTestLevel'>;

function memberFacts(t: Translate, { birthdate, isi, expDate, highestIsiTestLevel }: Person): PersonTerms {
  return [
    [t('person.birthdate'), birthdate && formatDay(birthdate)],
    [t('person.isi'), isi],
    [t('person.expDate'), expDate && formatDay(expDate)],
    [t('person.level'), highestIsiTestLevel],
  ];
}

function rosterText(t: Translate, { skaters, alternates }: NonNullable<Entry['team']>): string {
  const roster = t('person.skaters', { count: skaters });
  return alternates > 0 ? `${roster} ${t('person.alternates', { count: alternates })}` : roster;
}
