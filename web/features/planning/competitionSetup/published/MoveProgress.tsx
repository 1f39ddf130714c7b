import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../../../shared/contract/types.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';

interface MoveProgressProps {
  readonly competitionId: string;
}

/**
 * Continues the move (ages, rules, mails) while the dialog is open. The scheduled job finishes it
 * otherwise, so closing interrupts nothing.
 */
export function MoveProgress({ competitionId }: MoveProgressProps) {
  const { t } = useTranslation('competitionSetup');
  const [move, setMove] = useState<DataOf<'continueMove'>>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isHere = useRef(true);
  const goOn = async () => {
    setHasFailed(false);
    try {
      let next: DataOf<'continueMove'>;
      do {
        next = (await call('continueMove', { params: { competitionId }, background: true })).data;
        if (isHere.current) setMove(next);
      } while (isHere.current && next !== null && !next.done && !next.isWaiting);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (isHere.current) setHasFailed(true);
    }
  };
  const begun = useRef(false);
  useEffect(() => {
    isHere.current = true;
    if (!begun.current) void goOn();
    begun.current = true;
    return () => {
      isHere.current = false;
    };
  });
  const isThrough = move !== null && (move.done || move.isWaiting);
  return (
    <>
      <p>{t('move.afterText')}</p>
      <p role="status">
        <strong>
          {t('move.told', { count: move?.told ?? 0, formatted: formatNumber(move?.told ?? 0) })}
        </strong>{' '}
        {isThrough ? t(move.hasLeft ? 'move.left' : 'move.through') : hasFailed ? null : t('move.running')}
      </p>
      {isThrough && move.queued > 0 ? (
        <p>{t('move.queued', { count: move.queued, formatted: formatNumber(move.queued) })}</p>
      ) : null}
      {isThrough && move.failed > 0 ? (
        <p>{t('move.unsent', { count: move.failed, formatted: formatNumber(move.failed) })}</p>
      ) : null}
      {hasFailed ? (
        <>
          <p>{t('move.broken')}</p>
          <Button onClick={() => void goOn()}>{t('move.goOn')}</Button>
        </>
      ) : null}
    </>
  );
}
