import { hasBegun } from '../../../../shared/domain/core/registration/hasBegun.ts';
import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import {
  MAX_VERIFIED,
  type VerifiedEntry,
} from '../../../../shared/contract/people/accounts/verifications.ts';
import { skatesToday } from '../../../../shared/domain/core/competitions/skatesToday.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { currentTime } from '../../../clock.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AttestDialog } from './AttestDialog.tsx';
import { CoachCounts } from './CoachCounts.tsx';
import styles from './CoachDashboard.module.css';
import { CoachTable } from './CoachTable.tsx';
import { Deadlines } from './Deadlines.tsx';
import { type CoachRow, pupilCounts } from './coachRow.ts';
import { useChangedEntries } from './useChangedEntries.ts';
import { useRinkEntries } from './useRinkEntries.ts';

const FILTERS = ['lacks', 'kind'];

interface CoachDashboardProps {
  readonly competition: Competition;
  readonly rinkId: string;
}

export function CoachDashboard({ competition, rinkId }: CoachDashboardProps) {
  const { t } = useTranslation('coachDashboard');
  const entries = useRinkEntries(competition.id, rinkId, waiverVersion(competition.waiver));
  const query = useTableQuery(FILTERS, skatesToday(competition, currentTime()) ? 'next' : 'name');
  const { last, verify, undo, dismiss } = useVerification(competition.id, entries.refetch);
  const [vouching, setVouching] = useState<CoachRow | null>(null);
  if (entries.isPending) return <Spinner label={t('loading')} />;
  if (entries.isError) {
    return <ErrorState title={t('failed')} onRetry={() => void entries.refetch()} />;
  }
  // Who skates today is no longer checked.
  const isBegun = hasBegun(competition, currentTime());
  const counts = { ...pupilCounts(entries.rows), ...(isBegun && { unverified: 0 }) };
  return (
    <Stack gap={5} minContent className={styles.desk} data-accent={competition.accent}>
      {isBegun ? null : <Deadlines competition={competition} unverified={counts.unverified} />}
      {entries.rows.length > 0 ? (
        <CoachCounts rows={entries.rows} counts={counts} hasBegun={isBegun} query={query} />
      ) : null}
      {last ? <UndoBar text={last.text} onUndo={() => undo(last)} onDismiss={dismiss} /> : null}
      {query.sort === 'next' ? (
        <Text soft size="sm">
          {t('nextFirst')}
        </Text>
      ) : null}
      <CoachTable
        competition={competition}
        hasBegun={isBegun}
        rows={entries.rows}
        query={query}
        onVerify={verify}
        onVouch={setVouching}
      />
      <AttestDialog row={vouching} onClose={() => setVouching(null)} />
    </Stack>
  );
}

type As = 'verified' | 'takenBack';

interface SeenVersion {
  readonly id: string;
  readonly version: number;
}

/** The last change, and how to undo it. */
interface LastVerified {
  readonly text: string;
  readonly entries: readonly SeenVersion[];
  readonly back: As;
}

/** Verifies entries or withdraws the verification; the last change can be undone. */
function useVerification(competitionId: string, readAgain: () => unknown) {
  const { t } = useTranslation(['coachDashboard', 'common']);
  const putIn = useChangedEntries();
  const [last, setLast] = useState<LastVerified | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (entries: readonly SeenVersion[], as: As): Promise<VerifiedEntry[]> => {
    const answers: VerifiedEntry[] = [];
    for (let start = 0; start < entries.length; start += MAX_VERIFIED) {
      const some = entries.slice(start, start + MAX_VERIFIED).map(({ id, version }) => ({ id, version }));
      const body = { entries: some, as };
      const { data } = await call('verifyEntries', { params: { competitionId }, body });
      // Shows stored changes at once, even if the next part fails.
      putIn(
        data.flatMap(({ refused, version, ...one }) =>
          refused === null && version ? { ...one, version } : [],
        ),
      );
      answers.push(...data);
    }
    return answers;
  };

  const verify = async (entries: readonly SeenVersion[], as: As): Promise<LastVerified | null> => {
    if (isBusy || entries.length === 0) return null;
    setIsBusy(true);
    try {
      const answers = await send(entries, as);
      const done = answers.flatMap(({ id, version, refused }) =>
        refused === null && version ? { id, version } : [],
      );
      const left = answers.length - done.length;
      if (left > 0) {
        showToast(t('left', { count: left }), 'bad');
        void readAgain();
      }
      if (done.length === 0) return null;
      return {
        text: t(`did.${as}`, { count: done.length }),
        entries: done,
        back: as === 'verified' ? 'takenBack' : 'verified',
      };
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('common:problems.Unexpected'), 'bad');
      void readAgain();
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    last,
    verify: async (rows: readonly CoachRow[], as: As) => {
      const done = await verify(
        rows.map(({ entry }) => entry),
        as,
      );
      if (done) setLast(done);
    },
    undo: async ({ entries, back }: LastVerified) => {
      const undone = await verify(entries, back);
      setLast(null);
      if (undone) showToast(t('undone'));
    },
    dismiss: () => setLast(null),
  };
}
