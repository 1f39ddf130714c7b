import { useFormContext, useWatch } from 'react-hook-form';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { rosterLimits } from '../../../../../shared/domain/entering/entries/rules/teamEvent.ts';
import { call } from '../../../../api/client.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Text } from '../../../../ui/Text.tsx';
import { chosenEvents, offeredEvents } from '../../entries/index.ts';
import { EntryFormPage } from '../form/EntryFormPage.tsx';
import { QuestionsSection } from '../form/QuestionsSection.tsx';
import type {
  EntryFieldsProps,
  EntryFormKind,
  EntrySummaryProps,
  PriceSteps,
} from '../form/entryFormKind.ts';
import { loadEntryForm } from '../form/loadEntryForm.ts';
import { OrderSummary } from '../form/OrderSummary.tsx';
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
  Summary: TeamSummary,
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
function TeamFields(props: EntryFieldsProps) {
  const { competition, form, rinks, places, family, requested, coach, consent, eligibility } = props;
  const [event = ''] = requested.event;
  return (
    <>
      <TeamEventSection form={form} currency={competition.currency} places={places} />
      <TeamSection rinks={rinks} choice={coach} />
      <RosterSection
        size={requested.skaters}
        alternates={useAlternates()}
        limits={rosterLimits(form, event)}
        startDate={competition.startDate}
        family={family}
      />
      <QuestionsSection questions={form.questions} kind="team" />
      {consent}
      {eligibility}
    </>
  );
}

/** The number of alternates in the roster. */
function useAlternates(): number {
  const { control } = useFormContext<TeamEntryValues>();
  return useWatch({
    control,
    name: 'skaters',
    compute: (skaters: TeamEntryValues['skaters']) => skaters.length - rosterSize(skaters),
  });
}

/** The team's event and its price, line by line. */
function TeamSummary({ competition, form, requested, fee, note }: EntrySummaryProps) {
  const { t } = useTranslation(['groupEntries', 'entries']);
  const alternates = useAlternates();
  const [event] = chosenEvents(offeredEvents(form, 'team'), requested.event);
  return (
    <OrderSummary
      competition={competition}
      detail={event?.label ?? t('entries:chosen', { count: 0 })}
      fee={fee}
      note={
        <>
          {alternates > 0 ? (
            <Text soft size="sm">
              {t('price.alternates', { count: alternates })}
            </Text>
          ) : null}
          {note}
        </>
      }
    />
  );
}

/** `/team-form`: a team's entry in one competition, or the choice of one. */
export const teamForm = {
  Component: EntryFormPage,
  loader: (request: LoaderFunctionArgs) => loadEntryForm(team, request),
};
