import type { LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import { delayText } from './delayText.ts';
import styles from './SurfacesNow.module.css';
import { liveEventNames } from './liveView.ts';
import { BlockName } from './SurfaceNow.tsx';
import { GLANCE_MILLISECONDS, useLive } from './useLive.ts';

/** In few lines what is on the ice of each surface, how far its day is, and how late; nothing until that is known. */
export function SurfacesNow({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('live');
  const { data: live } = useLive(competitionId, true, GLANCE_MILLISECONDS);
  if (!live || live.surfaces.length === 0) return null;
  const names = liveEventNames(live);
  return (
    <ul role="list" className={styles.surfaces} aria-label={t('onTheIce')}>
      {live.surfaces.map((surface) => {
        const block = surface.now === null ? undefined : surface.blocks[surface.now];
        const isOver = !block && surface.next.length === 0;
        const delay = delayText(t, surface.delayMinutes);
        return (
          <li key={surface.id} className={styles.surface}>
            <Text as="span" weight="medium">
              {surface.name}
            </Text>
            {isOver ? null : <Pill tone={delay.tone}>{delay.text}</Pill>}
            <span className={styles.what}>
              {block ? <BlockName block={block} names={names} /> : t(isOver ? 'dayOver' : 'nothingNow')}
            </span>
            <Progress surface={surface} />
          </li>
        );
      })}
    </ul>
  );
}

/** How many flights of the surface have skated, as a bar and in words. */
function Progress({ surface: { blocks } }: { readonly surface: LiveSurface }) {
  const { t } = useTranslation('live');
  const flights = blocks.filter(({ flight }) => flight);
  if (flights.length === 0) return null;
  const done = flights.filter(({ state }) => state === 'done' || state === 'skipped').length;
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(done / flights.length) * 100}%` }} />
      </span>
      <Text as="span" soft size="sm">
        {t('progress', { done, count: flights.length })}
      </Text>
    </span>
  );
}
