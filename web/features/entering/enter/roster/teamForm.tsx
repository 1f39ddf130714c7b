import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { rosterLimits } from '../../../../../shared/domain/entering/entries/rules/teamEvent.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { call } from '../../../../api/client.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { chosenEvents, offeredEvents, FeeLines } from '../../entries/index.ts';
import { EntryFormPage } from '../form/EntryFormPage.tsx';
import styles from '../form/EntrySummary.module.css';
import { QuestionsSection } from '../form/QuestionsSection.tsx';
import type { EntryFieldsProps, EntryFormKind, PriceSteps } from '../form/entryFormKind.ts';
import { loadEntryForm } from '../form/loadEntryForm.ts';
import { RosterSection } from './RosterSection.tsx';
import { TeamEventSection } from './TeamEventSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import {
  EMPTY_TEAM,
  TEAM_FIELD_ALIASES,
  teamErrors,
  teamRequest,
  type TeamEntryValues,
  teamValuesOf,
  valuesForNextTeam,
} from './teamEntry.ts';

/** A team's price has no steps. */
const NO_PRICE_STEPS: PriceSteps = { free: null, familyRoom: null, entry: null, learn: () => undefined };

const team: EntryFormKind<TeamEntryValues, BodyOf<'submitTeamEntry'>> = {
  kind: 'team',
  empty: EMPTY_TEAM,
  fieldAliases: TEAM_FIELD_ALIASES,
  Fields: TeamFields,
  valuesOf: teamValuesOf,
  toRequest: teamRequest,
  submit: (sent) => call('submitTeamEntry', sent),
  problems: (values, competition, form) =>
    teamErrors(values, competition, form, i18n.t('groupEntries:roster.untaken')),
  requested: ({ event, skaters }) => ({
    event: event === '' ? [] : [event],
    skaters: rosterSize(skaters),
  }),
  people: () => [],
  usePriceSteps: () => NO_PRICE_STEPS,
  skater: () => null,
  valuesForNext: valuesForNextTeam,
};

/** The fields of a team's entry in one event. */
function TeamFields({
  competition,
  form,
  rinks,
  places,
  family,
  requested,
  fee,
  coach,
  consent,
  eligibility,
  note,
}: EntryFieldsProps) {
  const { currency, timeZone, startDate } = competition;
  const [event = ''] = requested.event;
  const size = requested.skaters;
  const { control } = useFormContext<TeamEntryValues>();
  const alternates = useWatch({
    control,
    name: 'skaters',
    compute: (skaters: TeamEntryValues['skaters']) => skaters.length - rosterSize(skaters),
  });
  const [chosen] = chosenEvents(offeredEvents(form, 'team'), [event]);
  return (
    <>
      <TeamEventSection form={form} currency={currency} places={places} />
      <TeamSection rinks={rinks} choice={coach} />
      <RosterSection
        size={size}
        alternates={alternates}
        limits={rosterLimits(form, event)}
        startDate={startDate}
        family={family}
      />
      <QuestionsSection questions={form.questions} kind="team" />
      {consent}
      {eligibility}
      {chosen ? (
        <TeamSummary
          event={chosen.label}
          alternates={alternates}
          fee={fee}
          currency={currency}
          timeZone={timeZone}
          note={note}
        />
      ) : null}
    </>
  );
}

/** `/team-form`: a team's entry in one competition, or the choice of one. */
export const teamForm = {
  Component: EntryFormPage,
  loader: (request: LoaderFunctionArgs) => loadEntryForm(team, request),
};

interface TeamSummaryProps {
  /** The event's label. */
  readonly event: string;
  readonly alternates: number;
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  readonly note: ReactNode;
}

/** The team's event and its price, line by line. */
function TeamSummary({ event, alternates, fee, currency, timeZone, note }: TeamSummaryProps) {
  const { t } = useTranslation(['groupEntries', 'entries']);
  return (
    <Card as="section" className={styles.summary}>
      <Text as="h2" size="xl">
        {t('entries:yourEntry')}
      </Text>
      <Text soft size="sm">
        {event}
      </Text>
      <FeeLines fee={fee} currency={currency} timeZone={timeZone} totalLabel={t('entries:total')} />
      {alternates > 0 ? (
        <Text soft size="sm">
          {t('price.alternates', { count: alternates })}
        </Text>
      ) : null}
      {note}
    </Card>
  );
}
