import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

/** Music of the desk's own choice, from this device: it is sent to nobody, and stops when a programme begins. */
export function WarmUpMusic({ isProgrammeOn }: { readonly isProgrammeOn: boolean }) {
  const { t } = useTranslation('musicDesk');
  const [url, setUrl] = useState<string | null>(null);
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (isProgrammeOn) player.current?.pause();
  }, [isProgrammeOn]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return (
    <Stack gap={3}>
      <Text soft>{t('warmUp.text')}</Text>
      <input
        type="file"
        accept="audio/*"
        aria-label={t('warmUp.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) setUrl(URL.createObjectURL(file));
        }}
      />
      {url === null ? null : <audio ref={player} controls loop src={url} aria-label={t('warmUp.title')} />}
    </Stack>
  );
}
