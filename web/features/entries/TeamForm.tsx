import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rosterLimits, rosterSize } from '../../../shared/domain/entries/teamEntryProblems.ts';
import { lateFeeAt } from '../../../shared/domain/fees/lateFee.ts';
import { teamFee } from '../../../shared/domain/fees/teamFee.ts';
import { call } from '../../api/client.ts';
import { chosenEvents, eventsOf } from '../../entries/eventChoice.ts';
import { formatAmount } from '../../i18n/formats.ts';
import { useSession } from '../../session/useSession.ts';
import { usePresent } from '../../ui/now.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import type { EntryFormProps } from './EntryOf.tsx';
import { LateFeeNotice } from './LateFeeNotice.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useFamily } from './useFamily.ts';
import { RosterSection } from './RosterSection.tsx';
import {
  EMPTY_TEAM,
  forNextTeam,
  SHOWN_AT,
  teamBody,
  teamErrors,
  type TeamEntryValues,
} from './teamEntry.ts';
import { TeamEventSection } from './TeamEventSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TeamSummary } from './TeamSummary.tsx';

/** A team's entry in one event. */
export function TeamForm({ competition, form: entryForm, rinks, places, onOutdated }: EntryFormProps) {
  const { t } = useTranslation('groupEntries');
  const { user } = useSession();
  const family = useFamily(user);
  const { questions, lateFees } = entryForm;
  const { currency, timeZone, startDate } = competition;

  const form = useEntryForm<TeamEntryValues, ReturnType<typeof teamBody>>({
    kind: 'team',
    competitionId: competition.id,
    onOutdated,
    initialValues: (draft) => ({ ...EMPTY_TEAM, ...draft }),
    toBody: (values) => teamBody(values, competition, entryForm),
    shownAt: SHOWN_AT,
    also: (values) => teamErrors(values, competition, entryForm, t('roster.untaken')),
    send: (sent) => call('submitTeamEntry', sent),
    next: forNextTeam,
  });

  const { control } = form.methods;
  const event = useWatch({ control, name: 'event' });
  // As one text: typing a name draws nothing anew here.
  const counted = useWatch({
    control,
    name: 'skaters',
    compute: (skaters: TeamEntryValues['skaters']) => `${rosterSize(skaters)} ${skaters.length}`,
  });
  const [size = 0, rows = 0] = counted.split(' ').map(Number);
  // Drawn again when a late fee begins.
  usePresent((now) => lateFeeAt(lateFees, now)?.from ?? null);
  const fee = teamFee(entryForm, size, new Date());
  const [chosen] = chosenEvents(eventsOf(entryForm, 'team'), [event]);

  return (
    <EntryFormFrame
      kind="team"
      competitionId={competition.id}
      form={form}
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
        note={<LateFeeNotice lateFees={lateFees} currency={currency} timeZone={timeZone} />}
      />
    </EntryFormFrame>
  );
}
