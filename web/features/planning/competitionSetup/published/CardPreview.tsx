import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { CompetitionCard } from '../../../entering/competitionList/index.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import styles from './DetailPage.module.css';

/** The competition's card on the start page, as typed; only on wide screens. */
export function CardPreview({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('competitionSetup');
  const [name, theme, accent, image, imageText] = useWatch<
    CompetitionValues,
    ['name', 'theme', 'accent', 'image', 'imageText']
  >({ name: ['name', 'theme', 'accent', 'image', 'imageText'] });
  const shown = { ...competition, name, theme, accent, imageText, image: image || competition.image };
  return (
    <aside className={styles.aside} aria-label={t('cardPreview')}>
      <h2>{t('cardPreview')}</h2>
      <CompetitionCard competition={shown} heading="h3" isChoice />
    </aside>
  );
}
