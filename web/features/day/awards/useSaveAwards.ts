import { useState } from 'react';
import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

interface Refusal {
  readonly sparePercent?: string | undefined;
  readonly all?: string | undefined;
}

/** Saves a change of what was read; the rest stays as it is. */
export function useSaveAwards({ competition, version, sparePercent, background, ordered }: Awards) {
  const [refusal, setRefusal] = useState<Refusal>({});
  const save = async (change: Partial<BodyOf<'updateAwards'>>, done: string): Promise<void> => {
    setRefusal({});
    const stored = { version, sparePercent, background, ordered: ordered?.medals ?? null };
    try {
      await call('updateAwards', {
        params: { competitionId: competition.id },
        body: { ...stored, ...change },
      });
      showToast(done);
    } catch (thrown) {
      const fields = isApiError(thrown) ? thrown.errors : [];
      const spare = fields.find(({ field }) => field === 'sparePercent')?.message;
      setRefusal(
        spare === undefined
          ? { all: fields[0]?.message ?? errorMessage(thrown) ?? String(thrown) }
          : { sparePercent: spare },
      );
    }
  };
  return { save, refusal };
}
