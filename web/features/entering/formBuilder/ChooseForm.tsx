import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount, formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './ChooseForm.module.css';

const TONES = { draft: 'info', published: 'good', archived: 'neutral' } as const;

interface ChooseFormProps {
  readonly hrefOf: (competitionId: string) => string;
}

/** Lets a super administrator choose the competition of the form, drafts first. */
export function ChooseForm({ hrefOf }: ChooseFormProps) {
  const { t } = useTranslation(['formBuilder', 'menu']);
  const drafts = useQuery(requestQuery('listCompetitionDrafts'));
  const published = useQuery(requestQuery('listCompetitions'));
  const archived = useQuery(requestQuery('listCompetitions', { query: { state: 'archived' } }));
  const asked = [drafts, published, archived];
  const failed = asked.find(({ isError }) => isError);
  const forms = listedForms(drafts.data ?? [], [...(published.data ?? []), ...(archived.data ?? [])]);
  return (
    <Page title={t('choose')} subtitle={t('chooseText')} width="form">
      {failed ? <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} /> : null}
      {!failed && asked.some(({ isPending }) => isPending) ? <Spinner /> : null}
      {!failed && asked.every(({ isSuccess }) => isSuccess) && forms.length === 0 ? (
        <EmptyState
          title={t('noCompetition')}
          text={t('noCompetitionText')}
          action={<LinkButton to={paths.addCompetition}>{t('menu:competitions')}</LinkButton>}
        />
      ) : null}
      {forms.length > 0 ? (
        <ul role="list" className={styles.forms}>
          {forms.map((form) => (
            <Row key={form.id} form={form} href={hrefOf(form.id)} />
          ))}
        </ul>
      ) : null}
    </Page>
  );
}

function Row({ form, href }: { readonly form: ListedForm; readonly href: string }) {
  const { t } = useTranslation('formBuilder');
  const { name, state, startDate, endDate, fromPrice, currency } = form;
  return (
    <li className={styles.form}>
      <div className={styles.words}>
        <Link to={href}>{name}</Link>
        {startDate && endDate ? <span>{formatDays(startDate, endDate)}</span> : null}
      </div>
      <div className={styles.aside}>
        {fromPrice !== null && currency !== null ? (
          <span>{formatAmount(fromPrice, currency, true)}</span>
        ) : null}
        <Pill tone={TONES[state]}>{t(`chosenState.${state}`)}</Pill>
      </div>
    </li>
  );
}

/** A competition in the choice of forms. */
export interface ListedForm {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'published' | 'archived';
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly currency: string | null;
  /** Minor units; null while unknown. */
  readonly fromPrice: number | null;
}

const ORDER = ['draft', 'published', 'archived'] as const;

/** Sorts drafts first, then published competitions by first day, then archived ones, latest first. */
export function listedForms(
  drafts: readonly Omit<ListedForm, 'fromPrice'>[],
  competitions: readonly ListedForm[],
): ListedForm[] {
  const all: ListedForm[] = [...drafts.map((draft) => ({ ...draft, fromPrice: null })), ...competitions];
  const dateOf = ({ startDate }: ListedForm) => startDate ?? '';
  return all.sort(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      dateOf(one).localeCompare(dateOf(other)) * (one.state === 'archived' ? -1 : 1),
  );
}
