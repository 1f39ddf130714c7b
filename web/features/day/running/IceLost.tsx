import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoseIceDialog } from '../../planning/ice/index.ts';

interface IceLostProps {
  readonly competitionId: string;
  readonly date: string;
  /** `HH:MM` at the venue. */
  readonly now: string;
}

/** The question that a broken machine or a power cut asks first: which ice, from when, until when. */
export function IceLost({ competitionId, date, now }: IceLostProps) {
  const { t } = useTranslation('running');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setAsked(now)}>{t('iceLost')}</Button>
      {asked === null ? null : (
        <LoseIceDialog competitionId={competitionId} date={date} now={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
