import { useFormContext, useWatch } from 'react-hook-form';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { rosterLimits } from '../../../../../shared/domain/entering/entries/rules/teamEvent.ts';
import { call } from '../../../../api/client.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { chosenEvents, offeredEvents } from '../../entries/index.ts';
import type { EntryFieldsProps, EntryFormKind, PriceSteps } from '../form/entryFormKind.ts';
import { EntryFormPage } from '../form/EntryFormPage.tsx';
import { loadEntryForm } from '../form/loadEntryForm.ts';
import { QuestionsSection } from '../form/QuestionsSection.tsx';
import { RosterSection } from './RosterSection.tsx';
import {
  EMPTY_TEAM,
  TEAM_FIELD_ALIASES,
  teamErrors,
  teamRequest,
  type TeamEntryValues,
  teamValuesOf,
  valuesForNextTeam,
} from './teamEntry.ts';
import { TeamEventSection } from './TeamEventSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TeamSummary } from './TeamSummary.tsx';

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
