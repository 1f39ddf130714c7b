import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rosterLimits, rosterSize } from '../../../../shared/domain/entries/rules/teamEntryProblems.ts';
import { call } from '../../../api/client.ts';
import { chosenEvents, eventsOf } from '../../entries/index.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useSession } from '../../../session/useSession.ts';
import { EligibilitySection } from '../form/EligibilitySection.tsx';
import { EntryFormFrame } from '../form/EntryFormFrame.tsx';
import type { EntryFormProps } from '../form/EntryFormLoader.tsx';
import { PriceNote } from '../form/PriceNote.tsx';
import { QuestionsSection } from '../form/QuestionsSection.tsx';
import { useEntryForm } from '../form/useEntryForm.ts';
import { useEntryPrice } from '../form/useEntryPrice.ts';
import { useFamilyHome } from '../person/useFamilyHome.ts';
import { useFamily } from '../person/useFamily.ts';
import { RosterSection } from './RosterSection.tsx';
import {
  EMPTY_TEAM,
  valuesForNextTeam,
  TEAM_FIELD_ALIASES,
  teamRequest,
  teamErrors,
  type TeamEntryValues,
  teamValuesOf,
} from './teamEntry.ts';
import { TeamEventSection } from './TeamEventSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TeamSummary } from './TeamSummary.tsx';

/** A team's entry in one event. */
export function TeamForm({ competition, form: offered, rinks, places, change, onOutdated }: EntryFormProps) {
  const { t } = useTranslation('groupEntries');
  const { user } = useSession();
  const family = useFamily(user);
  const price = useEntryPrice('team', competition, offered, places, change);
  const { form: entryForm } = price;
  const { questions, lateFees } = offered;
  const { currency, timeZone, startDate } = competition;

  const form = useEntryForm<TeamEntryValues, ReturnType<typeof teamRequest>>({
    kind: 'team',
    competitionId: competition.id,
    change,
    onOutdated,
    initialValues: (draft) => ({ ...EMPTY_TEAM, ...(change && teamValuesOf(change)), ...draft }),
    toRequest: (values) => {
      const body = teamRequest(values, competition, entryForm);
      return price.withShownPrices(body, { event: [body.event], skaters: rosterSize(values.skaters) });
    },
    fieldAliases: TEAM_FIELD_ALIASES,
    extraValidation: (values) => teamErrors(values, competition, entryForm, t('roster.untaken')),
    send: (sent) => call('submitTeamEntry', sent),
    next: valuesForNextTeam,
  });
  useFamilyHome(form.methods, change ? [] : family.skaters);

  const { control } = form.methods;
  const event = useWatch({ control, name: 'event' });
  // As one text: typing a name draws nothing anew here.
  const counted = useWatch({
    control,
    name: 'skaters',
    compute: (skaters: TeamEntryValues['skaters']) => `${rosterSize(skaters)} ${skaters.length}`,
  });
  const [size = 0, rows = 0] = counted.split(' ').map(Number);
  const requested = { event: event === '' ? [] : [event], skaters: size };
  const fee = price.feeOf(requested);
  const changing = price.changeTo(requested);
  const [chosen] = chosenEvents(eventsOf(entryForm, 'team'), [event]);

  return (
    <EntryFormFrame
      kind="team"
      competition={competition}
      form={form}
      changing={changing}
      total={{
        amount: formatAmount(fee.totalPrice, currency),
        detail: t('roster.count', { count: size }),
      }}
    >
      <TeamEventSection form={entryForm} currency={currency} places={places} />
      <TeamSection rinks={rinks} />
      <RosterSection
        size={size}
        alternates={rows - size}
        limits={rosterLimits(entryForm, event)}
        startDate={startDate}
        family={family.skaters}
      />
      <QuestionsSection questions={questions} kind="team" />
      <TeamSummary
        event={chosen?.label ?? null}
        alternates={rows - size}
        fee={fee}
        currency={currency}
        timeZone={timeZone}
        note={<PriceNote changing={changing} competition={competition} lateFees={lateFees} />}
      />
      <EligibilitySection kind="team" competition={competition} form={entryForm} entryId={change?.entry.id} />
    </EntryFormFrame>
  );
}
